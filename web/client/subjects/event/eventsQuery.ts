import type { Query } from "../../../contract/endpoint.ts";
import type { Event } from "../../../contract/event/event.ts";
import { listEvents } from "../../../contract/event/events.ts";
import type { EventReference } from "../../../contract/params.ts";
import { partOf, readOf } from "../../data/read.ts";

/** The public facts of the event of a link; null if there is no such event. */
export const linkedEventQuery = (event: EventReference) => ({
  ...readOf(listEvents, { event }),
  select: ([found]: ReadonlyArray<Event>): Event | null => found ?? null,
});

/** A page of events. Of private ones, strangers get little more than the name. */
export const eventsQuery = (query: Omit<Query<typeof listEvents>, "sort">) =>
  partOf(listEvents, { ...query, sort: "relevance" });
