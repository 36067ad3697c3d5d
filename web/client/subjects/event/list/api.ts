import type { Query } from "../../../../contract/endpoint.ts";
import { listEvents } from "../../../../contract/event/events.ts";
import { partOf } from "../../../data/read.ts";

/** A page of events. Of private ones, strangers get little more than the name. */
export const eventsQuery = (query: Omit<Query<typeof listEvents>, "sort">) =>
  partOf(listEvents, { ...query, sort: "relevance" });
