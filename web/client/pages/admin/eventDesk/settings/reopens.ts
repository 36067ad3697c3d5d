import type { CountedEvent } from "../../../../../contract/event/event.ts";
import type { EventValues } from "../../../../subjects/event/form/eventTable.ts";
import { onSite } from "../../../../ui/dates/moment.ts";

const DAY = 10;

/** Whether an edit may open a completed event: by its status, or by an end that is still to come. */
export const reopens = (
  { status, startDate, endDate }: Pick<CountedEvent, "status" | "startDate" | "endDate">,
  values: Pick<EventValues, "status" | "startDate" | "endDate">,
  now: Date = new Date(),
): boolean => {
  if (status !== "completed") return false;
  if (values.status !== status) return values.status !== "cancelled";
  const before = (endDate ?? startDate)?.slice(0, DAY) ?? "";
  const end = values.endDate || values.startDate;
  return end !== before && end >= onSite(now).slice(0, DAY);
};
