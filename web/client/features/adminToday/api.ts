import { queryOptions } from "@tanstack/react-query";
import { getAdminToday } from "../../../contract/adminToday.ts";
import { call } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** In milliseconds. One call for all events is cheap, so it is repeated. */
const REFETCH_INTERVAL = 5000;

/** The open tasks. The key is below the events, so that a change of an event invalidates it. */
export const adminTodayQuery = queryOptions({
  queryKey: [...queryKeys.tournaments, "today"],
  queryFn: ({ signal }) => call(getAdminToday, { signal }),
  refetchInterval: REFETCH_INTERVAL,
});
