import { Context, type Effect, Schema } from "effect";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type { EventLog } from "./EventLog.ts";
import type { EventStoreUnavailable, StreamMoved } from "./EventStore.ts";

/** To copy once more would not help. The message is one sentence for whoever started the copy. */
export class EventTooLarge extends Schema.TaggedError<EventTooLarge>()("EventTooLarge", {
  message: Schema.String,
}) {}

/** Two event stores, of which one is to get what the other has. */
export class EventCopy extends Context.Service<
  EventCopy,
  {
    readonly source: EventLog["Service"];
    readonly target: EventLog["Service"];
    /**
     * Appends to the target in this order, with ids, metadata and recorded times; positions are the
     * target's own. Fails if somebody else has written to one of the streams, or the target takes no
     * event as large as one of them.
     */
    readonly append: (
      events: ReadonlyArray<Recorded>,
    ) => Effect.Effect<void, StreamMoved | EventTooLarge | EventStoreUnavailable>;
    /** Up to which position of the source policies have reacted; null where none has followed it. */
    readonly reacted: Effect.Effect<Position | null, EventStoreUnavailable>;
    /**
     * Lets the product begin on the target: no policy reacts to what came up to this position of the
     * target, and read models are made anew.
     */
    readonly handOver: (reacted: Position | null) => Effect.Effect<void, EventStoreUnavailable>;
  }
>()("golf/application/ports/EventCopy") {}
