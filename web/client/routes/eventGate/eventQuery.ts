import { queryOptions } from "@tanstack/react-query";
import { getEvent } from "../../../contract/events.ts";
import type { EventReference } from "../../../contract/params.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";

/** One event with its counts and course, for those who may see it. */
export const eventQuery = (reference: EventReference) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, reference, "detail"],
    queryFn: ({ signal }) => call(getEvent, { params: { eventId: reference }, signal }),
  });
