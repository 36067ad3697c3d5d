import { queryOptions } from "@tanstack/react-query";
import { getAdminToday } from "../../../contract/adminToday.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** One call for all events costs little, so it is made again while somebody looks. */
const REFETCH_INTERVAL = 5000;

/** What waits now; below the events, so that whoever changes one makes this old as well. */
export const adminTodayQuery = queryOptions({
  queryKey: [...queryKeys.tournaments, "today"],
  queryFn: ({ signal }) => call(getAdminToday, { signal }),
  refetchInterval: REFETCH_INTERVAL,
});
