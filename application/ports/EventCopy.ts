import { Context, type Effect, Schema } from "effect";
import type { Position, Recorded } from "../../domain/shared/recorded.ts";
import type { EventLog } from "./EventLog.ts";
import type { EventStoreUnavailable, StreamMoved } from "./EventStore.ts";

/** Trying again would not help. The message is one sentence for the person who started the copy. */
export class EventTooLarge extends Schema.TaggedError<EventTooLarge>()("EventTooLarge", {
  message: Schema.String,
}) {}

/** Copies the events of one event store to another. */
export class EventCopy extends Context.Service<
  EventCopy,
  {
    readonly source: EventLog["Service"];
    readonly target: EventLog["Service"];
    /**
     * Appends to the target in this order, with ids, metadata and recorded times. The target
     * assigns new positions. Fails if another program has written to one of the streams, or if an
     * event is too large for the target.
     */
    readonly append: (
      events: ReadonlyArray<Recorded>,
    ) => Effect.Effect<void, StreamMoved | EventTooLarge | EventStoreUnavailable>;
    /**
     * The position of the source up to which policies have reacted; null if they never followed it.
     */
    readonly reacted: Effect.Effect<Position | null, EventStoreUnavailable>;
    /**
     * Prepares the target for use: policies do not react to events up to this position of the
     * target, and read models are rebuilt.
     */
    readonly handOver: (reacted: Position | null) => Effect.Effect<void, EventStoreUnavailable>;
  }
>()("golf/application/ports/EventCopy") {}
