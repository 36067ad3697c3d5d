import type { TodayEvent } from "../../../contract/today.ts";

/**
 * What is handed on to others. Strangers cannot read the event, but they can read its public board, so
 * that is what they are given where there is one.
 */
export const sharedPath = ({
  id,
  shareCode,
}: Pick<TodayEvent["event"], "id" | "shareCode">): string =>
  shareCode === null ? `/events/${id}` : `/follow/${shareCode}`;
