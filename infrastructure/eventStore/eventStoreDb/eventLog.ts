import type { EventStoreDBClient } from "@eventstore/db-client";
import { Array, Effect, Scope, Stream } from "effect";
import { PAGE_SIZE, type Place } from "../../../application/ports/EventLog.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { makeWakeUp } from "../wakeUp.ts";
import { followLog } from "./followLog.ts";
import { newestEventAfter } from "./newestEvent.ts";
import { OthersEvents } from "./othersEvents.ts";
import { readForward } from "./readForward.ts";
import { readStream } from "./readStream.ts";
import { RecentEvents } from "./recentEvents.ts";

/**
 * The log as one subscription delivers it. The subscription begins with the first read. Most
 * readers find the newest events in memory, and ask the server only whether there is a newer one.
 * Readers that are far behind read the missing events from the server.
 */
export const makeEventLog = Effect.fnUntraced(function* (client: EventStoreDBClient) {
  const recent = new RecentEvents();
  const others = new OthersEvents();
  const { wakeUp, woken } = yield* makeWakeUp;
  // A process that only writes does not need its events again.
  const following = yield* Effect.cached(
    Scope.provide(followLog(client, recent, wakeUp), yield* Effect.scope),
  );

  /**
   * Waits for the events that were appended before this call. Returns whether they have arrived.
   */
  const isCurrent = Effect.gen(function* () {
    if (recent.from === null) return false;
    const { newest, end } = yield* newestEventAfter(client, others, recent.seen?.commit ?? 0n);
    if (newest !== null) {
      const come = yield* recent.reached(newest).pipe(Effect.timeoutOption("1 second"));
      if (come._tag === "None") return false;
    }
    if (end) recent.lookedAt(end);
    return true;
  });

  const head = Effect.gen(function* () {
    if ((yield* isCurrent) && recent.head !== null) return Position.make(recent.head);
    const { from, head: known } = recent;
    const { newest } = yield* newestEventAfter(client, others, BigInt(known ?? 0));
    // From here on, the subscription delivers newer events.
    if (from !== null && from === recent.from) recent.head ??= newest ?? 0;
    return newest ?? Position.make(known ?? 0);
  });

  /**
   * A reader that has read to the end proves that no event of ours lies between that place and the
   * events in memory.
   */
  const missing = (position: Position) =>
    Stream.suspend(() => {
      const { from } = recent;
      return readForward(client, position, (last) => {
        if (from !== null && from === recent.from) recent.startsAfter(last);
      });
    });

  const after = (position: Position) =>
    Stream.unwrap(
      Effect.gen(function* () {
        yield* following;
        return recent.holds(position) && (yield* isCurrent) && recent.holds(position)
          ? Stream.fromIterable(Array.chunksOf(recent.after(position), PAGE_SIZE))
          : missing(position);
      }),
    );

  /** Positions are places in a file, so only events in memory can be counted. */
  const countAfter = Effect.fnUntraced(function* (position: Position) {
    if (position >= (yield* head)) return 0;
    return recent.holds(position) ? recent.after(position).length : null;
  });

  /** Streams are read from their first to their last place: positions cannot be asked for together. */
  const at = (places: ReadonlyArray<Place>) =>
    Effect.forEach(
      Object.values(Array.groupBy(places, ({ stream }) => stream)),
      readPlaces(client),
      {
        concurrency: 16,
      },
    ).pipe(Effect.map((parts) => parts.flat()));

  const appended = Stream.unwrap(Effect.as(following, woken));

  return { after, head, countAfter, at, proof: Stream.empty, appended };
});

const readPlaces = (client: EventStoreDBClient) => (places: Array.NonEmptyReadonlyArray<Place>) => {
  const revisions = places.map(({ revision }) => revision);
  const first = Math.min(...revisions);
  const count = Math.max(...revisions) - first + 1;
  const wanted = new Set(revisions);
  return readStream(client, places[0].stream, first === 0 ? null : first - 1, count).pipe(
    Effect.map(({ events }) => events.filter(({ revision }) => wanted.has(revision))),
  );
};
