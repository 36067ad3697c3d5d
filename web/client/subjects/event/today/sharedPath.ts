import type { TodayEvent } from "../../../../contract/event/today.ts";

/**
 * The address to share. Strangers cannot read the event, so they get its public board if there is
 * one.
 */
export const sharedPath = ({
  id,
  shareCode,
}: Pick<TodayEvent["event"], "id" | "shareCode">): string =>
  shareCode === null ? `/events/${id}` : `/follow/${shareCode}`;
