import { queryOptions } from "@tanstack/react-query";
import { listEvents } from "../../../contract/events.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** All events; of private ones strangers get little more than the name. */
export const eventsQuery = queryOptions({
  queryKey: queryKeys.tournaments,
  queryFn: ({ signal }) => call(listEvents, { signal }),
});
