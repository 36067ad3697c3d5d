import { queryOptions } from "@tanstack/react-query";
import { listEvents } from "../../../contract/events.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** All events, private ones too. Visitors get no number of the private ones. */
export const eventsQuery = queryOptions({
  queryKey: queryKeys.tournaments,
  queryFn: ({ signal }) => call(listEvents, { signal }),
});
