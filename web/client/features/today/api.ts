import { queryOptions } from "@tanstack/react-query";
import { getToday } from "../../../contract/today.ts";
import { callUnlessSignedOut } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** What the player's events need today; null if the session has ended. */
export const todayQuery = queryOptions({
  queryKey: queryKeys.today,
  queryFn: ({ signal }) => callUnlessSignedOut(getToday, { signal }),
  // It also depends on the time of day.
  refetchOnMount: "always",
});
