import type { Event } from "../../../contract/event/event.ts";
import { isUpcoming } from "../../ui/dates/upcoming.ts";

/** The words of the button once registering is over. */
export const closedLabels = {
  late: "Registration Closed",
  completed: "Event Complete",
  cancelled: "Event Cancelled",
};

/** Whether registering is still possible, as far as the page knows; the server decides. */
export const registrationOf = ({
  status,
  registrationDeadline,
}: Pick<Event, "status" | "registrationDeadline">): "open" | "late" | "completed" | "cancelled" => {
  if (status === "completed" || status === "cancelled") return status;
  // A deadline lasts until the end of its day, whatever its time of day is.
  return isUpcoming(registrationDeadline?.slice(0, "YYYY-MM-DD".length)) ? "open" : "late";
};
