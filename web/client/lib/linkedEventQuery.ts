import { queryOptions } from "@tanstack/react-query";
import { listEvents } from "../../contract/events.ts";
import type { EventReference } from "../../contract/params.ts";
import { call } from "../data/call.ts";
import { queryKeys } from "../data/queryKeys.ts";

/** The public facts of the event of a link; null if there is no such event. */
export const linkedEventQuery = (event: EventReference) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, "linked", event],
    queryFn: async ({ signal }) => {
      const [found] = await call(listEvents, { query: { event }, signal });
      return found ?? null;
    },
  });
