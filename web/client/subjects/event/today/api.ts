import { getToday } from "../../../../contract/event/today.ts";
import { ownOf } from "../../../data/read.ts";

/** In milliseconds. The answer that came with the page is asked for again only after a change. */
const A_MOMENT = 5000;

/** What the player's events need today; null if the session has ended. */
export const todayQuery = {
  ...ownOf(getToday, {}),
  // It also depends on the time of day.
  refetchOnMount: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt < A_MOMENT ? true : "always",
} as const;
