import { Effect } from "effect";
import type { Recorded } from "../../../domain/shared/recorded.ts";
import type { Take } from "./cursor.ts";

/**
 * Events whose recorded times never fall: if a server's clock was set back, the times stay the same
 * until the clock has caught up. PostgreSQL stores its own times in this way. A board of a past
 * moment shows all events up to the last one that was recorded by then. If times could fall, it
 * would include earlier events of the log that were recorded later. So a copy is compared by these
 * times, not by those of the clock.
 */
export const inRisingTime = <E, R>(take: Take<E, R>): Take<E, R> => {
  let latest = "";
  const raised = (event: Recorded): Recorded => {
    if (event.recordedAt > latest) latest = event.recordedAt;
    return { ...event, recordedAt: latest };
  };
  return (count) => Effect.map(take(count), (events) => events.map(raised));
};
