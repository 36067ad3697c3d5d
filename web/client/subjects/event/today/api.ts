import { getToday } from "../../../../contract/event/today.ts";
import { hasJustCome, type Kept } from "../../../data/firstAnswers.ts";
import { ownOf } from "../../../data/read.ts";

/** What the player's events need today; null if the session has ended. */
export const todayQuery = {
  ...ownOf(getToday, {}),
  // It also depends on the time of day.
  refetchOnMount: (query: Kept) => (hasJustCome(query) ? true : "always"),
} as const;
