import { queryOptions } from "@tanstack/react-query";
import { getToday } from "../../../contract/today.ts";
import { callUnlessSignedOut } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** What the player's events have for them; null where the session has ended meanwhile. */
export const todayQuery = queryOptions({
  queryKey: queryKeys.today,
  queryFn: ({ signal }) => callUnlessSignedOut(getToday, { signal }),
  // It also depends on the hour.
  refetchOnMount: "always",
});
