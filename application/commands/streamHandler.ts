import { Effect, Predicate, Result, Schedule, Schema } from "effect";
import { eventIdOf } from "../../domain/shared/derivedIds.ts";
import type { Folded } from "../../domain/shared/folded.ts";
import type { EventMetadata } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import {
  EventStore,
  type EventStoreUnavailable,
  type NewEvent,
  StreamMoved,
} from "../ports/EventStore.ts";
import { type Age, anyAge, makeStreamMemory, noAge, type Remembered } from "./streamMemory.ts";
import { makeStreamQueues } from "./streamQueues.ts";

/** Whose command it is, when it came, and the id by which a repetition is known. */
export type CommandContext = Pick<
  EventMetadata,
  "commandId" | "correlationId" | "actor" | "occurredAt"
> &
  Pick<NewEvent, "recordedAt">;

/** A stream as it stands. */
export type StreamState<State> = Pick<Remembered<State>, "state" | "revision" | "position">;

export interface Target {
  readonly stream: string;
  readonly tournamentId: TournamentId;
}

/** Of each branch of a decision, why it refuses. */
type RejectionOf<Decision> =
  Decision extends Result.Result<unknown, infer Rejection> ? Rejection : never;

export interface StreamHandler<State, Event> {
  /** The stream as it was at most so long ago. */
  readonly read: (
    stream: string,
    age: Age,
  ) => Effect.Effect<StreamState<State>, EventStoreUnavailable>;
  /**
   * Appends what is decided and answers the stream as it then is. A command that was accepted before
   * changes nothing. No refusal follows from a state that is out of date.
   */
  readonly handle: <Decision extends Result.Result<ReadonlyArray<Event>, unknown>>(
    target: Target,
    context: CommandContext,
    decide: (state: State) => Decision,
  ) => Effect.Effect<
    StreamState<State>,
    RejectionOf<Decision> | StreamMoved | EventStoreUnavailable
  >;
  /** The stream as it is now if this command was accepted before, otherwise null. */
  readonly repeated: (
    stream: string,
    context: CommandContext,
  ) => Effect.Effect<StreamState<State> | null, EventStoreUnavailable>;
}

interface Options<State, Event> extends Folded<State, Event> {
  readonly event: Schema.Codec<Event, { readonly _tag: string }>;
  readonly schemaVersion: number;
}

/**
 * Read, decide, append; one command of a stream at a time.
 *
 * The store accepts an append only at the revision it was decided on, so a state from memory that is
 * out of date costs one more try and never a wrong event.
 */
export const makeStreamHandler = Effect.fnUntraced(function* <State, Event>(
  options: Options<State, Event>,
) {
  const { evolve, event, schemaVersion } = options;
  const store = yield* EventStore;
  const { read, remember } = yield* makeStreamMemory(options, event);
  const inTurn = makeStreamQueues();
  const encode = Schema.encodeSync(Schema.Array(event));

  const attempt = Effect.fnUntraced(function* <
    Decision extends Result.Result<ReadonlyArray<Event>, unknown>,
  >(
    { stream, tournamentId }: Target,
    context: CommandContext,
    decide: (state: State) => Decision,
    age: Age,
  ) {
    const known = yield* read(stream, age);
    if (known.accepted.has(context.commandId)) return known;

    const decision: Result.Result<ReadonlyArray<Event>, unknown> = decide(known.state);
    const decided = Result.getOrElse(decision, () => []);
    if (decided.length === 0) {
      // A state from memory may be out of date: only the store knows what others wrote.
      const latest = yield* read(stream, noAge);
      if (latest.revision !== known.revision) return yield* moved(stream, known);
      yield* Effect.fromResult(decision as Result.Result<unknown, RejectionOf<Decision>>);
      return latest;
    }

    const { recordedAt, ...cause } = context;
    const events = encode(decided).map((event, n): NewEvent => {
      const eventId = eventIdOf(context.commandId, n);
      const metadata = { ...cause, eventId, schemaVersion, tournamentId };
      return { event, metadata, ...(recordedAt === undefined ? {} : { recordedAt }) };
    });
    const end = yield* store.append(stream, events, known.revision);

    known.accepted.add(context.commandId);
    const state = decided.reduce(evolve, known.state);
    const written = { ...end, state, accepted: known.accepted };
    yield* remember(stream, written);
    return written;
  });

  const handler: StreamHandler<State, Event> = {
    read,
    handle: (target, context, decide) =>
      attempt(target, context, decide, anyAge).pipe(
        // A command that lost a race reads right before its next try, or a busy writer would win all.
        Effect.catchTag("StreamMoved", () =>
          attempt(target, context, decide, noAge).pipe(
            Effect.retry({ times: 9, schedule: apart, while: Predicate.isTagged("StreamMoved") }),
          ),
        ),
        inTurn(target.stream),
      ),
    repeated: Effect.fnUntraced(function* (stream, { commandId }) {
      const latest = yield* read(stream, noAge);
      return latest.accepted.has(commandId) ? latest : null;
    }),
  };
  return handler;
});

const moved = (stream: string, { revision }: StreamState<unknown>) =>
  new StreamMoved({ stream, expected: revision });

/** Commands that lost a race together must not come back together. */
const apart = Schedule.exponential("10 millis").pipe(Schedule.jittered);
