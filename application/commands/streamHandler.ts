import { Array, Effect, Predicate, Result, Schedule, Schema } from "effect";
import { eventIdOf } from "../../domain/shared/derivedIds.ts";
import type { Folded } from "../../domain/shared/folded.ts";
import type { EventMetadata, Recorded } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import {
  EventStore,
  type EventStoreUnavailable,
  type NewEvent,
  StreamMoved,
} from "../ports/EventStore.ts";
import { type Age, anyAge, makeStreamMemory, noAge, type Remembered } from "./streamMemory.ts";
import { makeStreamQueues } from "./streamQueues.ts";

/** The author of a command, its time, and the id by which a repetition is recognised. */
export type CommandContext = Pick<
  EventMetadata,
  "commandId" | "correlationId" | "actor" | "occurredAt"
> &
  Pick<NewEvent, "recordedAt">;

/** The state of a stream. */
type StreamState<State> = Pick<Remembered<State>, "state" | "revision" | "position">;

/** An event as its writer knows it: its position is that of the last one of its append. */
export type AppendedEvent<Event> = Omit<Recorded<Event>, "recordedAt">;

/** The state of a stream after a command. */
export interface Written<State, Event> extends StreamState<State> {
  /**
   * What this very call has added at the end. Absent if it changed nothing, or if it may have been
   * stored before: then only the store knows what was written.
   */
  readonly appended?: Array.NonEmptyReadonlyArray<AppendedEvent<Event>>;
}

export interface Target {
  readonly stream: string;
  readonly tournamentId: TournamentId;
}

/** The rejections of all branches of a decision. */
type RejectionOf<Decision> =
  Decision extends Result.Result<unknown, infer Rejection> ? Rejection : never;

export interface StreamHandler<State, Event> {
  /** The state of the stream, at most this old. */
  readonly read: (
    stream: string,
    age: Age,
  ) => Effect.Effect<StreamState<State>, EventStoreUnavailable>;
  /**
   * Appends the decided events and returns the new state of the stream. A command that was accepted
   * before changes nothing. A refusal is never based on an outdated state.
   */
  readonly handle: <Decision extends Result.Result<ReadonlyArray<Event>, unknown>>(
    target: Target,
    context: CommandContext,
    decide: (state: State) => Decision,
  ) => Effect.Effect<
    Written<State, Event>,
    RejectionOf<Decision> | StreamMoved | EventStoreUnavailable
  >;
  /** The current state of the stream if this command was accepted before, otherwise null. */
  readonly repeated: (
    stream: string,
    context: CommandContext,
  ) => Effect.Effect<Written<State, Event> | null, EventStoreUnavailable>;
}

interface Options<State, Event> extends Folded<State, Event> {
  readonly event: Schema.Codec<Event, { readonly _tag: string }>;
  readonly schemaVersion: number;
}

/**
 * Reads, decides and appends. Commands for one stream run one after the other.
 *
 * The store accepts an append only at the revision on which the decision was based. So an outdated
 * state in memory costs one more attempt, but never leads to a wrong event.
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
    if (!Array.isReadonlyArrayNonEmpty(decided)) {
      // The state in memory may be outdated: only the store knows what other processes wrote.
      const latest = yield* read(stream, noAge);
      if (latest.revision !== known.revision) return yield* moved(stream, known);
      yield* Effect.fromResult(decision as Result.Result<unknown, RejectionOf<Decision>>);
      return latest;
    }

    const { recordedAt, ...cause } = context;
    const facts = Array.map(decided, (event, n) => {
      const eventId = eventIdOf(context.commandId, n);
      return { event, metadata: { ...cause, eventId, schemaVersion, tournamentId } };
    });
    const events = Array.zipWith(facts, encode(decided), ({ metadata }, event): NewEvent => {
      return { event, metadata, ...(recordedAt === undefined ? {} : { recordedAt }) };
    });
    const { isNew, ...end } = yield* store.append(stream, events, known.revision);

    known.accepted.add(context.commandId);
    const state = decided.reduce(evolve, known.state);
    const written = { ...end, state, accepted: known.accepted };
    yield* remember(stream, written);
    if (!isNew) return written;
    const first = end.revision - facts.length + 1;
    const appended = Array.map(facts, (fact, n) => {
      return { ...fact, stream, revision: first + n, position: end.position };
    });
    return { ...written, appended };
  });

  const handler: StreamHandler<State, Event> = {
    read,
    handle: (target, context, decide) =>
      attempt(target, context, decide, anyAge).pipe(
        // The next attempt reads the store immediately before it decides. Otherwise a process that
        // writes often would win every race.
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

/** Commands that lost the same race must not retry at the same moment. */
const apart = Schedule.exponential("10 millis").pipe(Schedule.jittered);
