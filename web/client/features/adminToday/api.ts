import { getAdminToday } from "../../../contract/adminToday.ts";
import { readOf } from "../../data/read.ts";

/** In milliseconds. One call for all events is cheap, so it is repeated. */
const REFETCH_INTERVAL = 5000;

export const adminTodayQuery = {
  ...readOf(getAdminToday, {}),
  refetchInterval: REFETCH_INTERVAL,
};
