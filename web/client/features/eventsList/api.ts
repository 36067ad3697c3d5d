import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Query } from "../../../contract/endpoint.ts";
import { listEvents } from "../../../contract/events.ts";
import { callForPart } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/** A page of events. Of private ones, strangers get little more than the name. */
export const eventsQuery = (query: Omit<Query<typeof listEvents>, "sort">) =>
  queryOptions({
    queryKey: [...queryKeys.tournaments, "listed", query],
    queryFn: ({ signal }) =>
      callForPart(listEvents, { query: { ...query, sort: "relevance" }, signal }),
    placeholderData: keepPreviousData,
  });
