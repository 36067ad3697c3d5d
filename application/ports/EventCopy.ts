import { Context, type Effect } from "effect";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type { EventLog } from "./EventLog.ts";
import type { EventStoreUnavailable, StreamMoved } from "./EventStore.ts";

/** Two event stores, of which one is to get what the other has. */
export class EventCopy extends Context.Service<
  EventCopy,
  {
    readonly source: EventLog["Service"];
    readonly target: EventLog["Service"];
    /**
     * Appends to the target in this order, with ids, metadata and recorded times; positions are the
     * target's own. Fails if somebody else has written to one of the streams.
     */
    readonly append: (
      events: ReadonlyArray<Recorded>,
    ) => Effect.Effect<void, StreamMoved | EventStoreUnavailable>;
    /** Up to which position of the source policies have reacted; null where none has followed it. */
    readonly reacted: Effect.Effect<Position | null, EventStoreUnavailable>;
    /**
     * Lets the product begin on the target: no policy reacts to what came up to this position of the
     * target, and read models are made anew.
     */
    readonly handOver: (reacted: Position | null) => Effect.Effect<void, EventStoreUnavailable>;
  }
>()("golf/application/ports/EventCopy") {}
