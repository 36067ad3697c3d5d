import { Effect } from "effect";
import type { Recorded } from "../../../domain/shared/recorded.ts";
import type { Take } from "./cursor.ts";

/**
 * Events whose recorded times never fall: where a server's clock was set back, they stand still until it
 * has caught up. PostgreSQL keeps its own times so. A board "as it stood" shows everything up to the last
 * event of that moment or before it; one whose time fell would bring along those before it in the log,
 * at a moment when nobody had seen them yet. So a copy is compared with these times, not the clock's.
 */
export const inRisingTime = <E, R>(take: Take<E, R>): Take<E, R> => {
  let latest = "";
  const raised = (event: Recorded): Recorded => {
    if (event.recordedAt > latest) latest = event.recordedAt;
    return { ...event, recordedAt: latest };
  };
  return (count) => Effect.map(take(count), (events) => events.map(raised));
};
