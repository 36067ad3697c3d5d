import { Array, Effect, Option, Schema, Stream } from "effect";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  addEarlier,
  foldChange,
  type HoleEntries,
  holesIn,
  type ScoreChange,
} from "../../domain/scorecard/history.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { HoleNumber, ScorecardKey } from "../../domain/shared/values.ts";
import { EventStore, EventStoreUnavailable, type Revision } from "../ports/EventStore.ts";

/** With the longest notes on every hole, this many have two megabytes. */
const PAGE_SIZE = 200;

interface Reached {
  readonly after: Revision;
  readonly entries: HoleEntries;
}

/**
 * Pages of the changes of a card, oldest first. However long its stream is, only one page is in
 * memory.
 */
export const changesOf = (card: ScorecardKey) =>
  Stream.paginate(
    { after: null, entries: new Map() },
    Effect.fnUntraced(function* ({ after, entries }: Reached) {
      const { read } = yield* EventStore;
      const { events, revision } = yield* read(streams.scorecard(card), after, PAGE_SIZE);
      const [then, changes] = Array.mapAccum(yield* decoded(events), entries, foldChange);
      const isLast = events.length < PAGE_SIZE;
      const next = isLast ? Option.none() : Option.some({ after: revision, entries: then });
      return [[changes], next] as const;
    }),
  );

interface Asked {
  readonly limit: number;
  /** Only changes of lower versions. */
  readonly before: number | null;
}

interface Found {
  /** Oldest first. */
  readonly changes: ReadonlyArray<ScoreChange>;
  /** How many changes the card has in all. */
  readonly total: number;
}

/**
 * The newest changes of a card, or those before a version. Reads no more of the stream than
 * necessary.
 */
export const newestChanges = Effect.fnUntraced(function* (
  card: ScorecardKey,
  { limit, before }: Asked,
) {
  const stream = streams.scorecard(card);
  const { readBackwards } = yield* EventStore;
  const newestFirst = yield* readBackwards(stream, limit, before === null ? null : before - 1);
  const [newest] = before === null ? newestFirst : yield* readBackwards(stream, 1);
  const recorded = (yield* decoded(newestFirst)).toReversed();
  const [first] = recorded;
  const hasEarlier = first !== undefined && newestFirst.length === limit;
  const entries = hasEarlier
    ? yield* entriesBefore(stream, first.revision, holesIn(recorded))
    : new Map();
  const [, changes] = Array.mapAccum(recorded, entries, foldChange);
  const found: Found = { changes, total: newest ? newest.revision + 1 : 0 };
  return found;
});

/** The values of these holes before a revision, taken from the last events about them. */
const entriesBefore = Effect.fnUntraced(function* (
  stream: string,
  revision: number,
  holes: ReadonlySet<HoleNumber>,
) {
  const { readBackwards } = yield* EventStore;
  let entries: HoleEntries = new Map();
  let before: Revision = revision;
  while (entries.size < holes.size) {
    const page: ReadonlyArray<Recorded> = yield* readBackwards(stream, PAGE_SIZE, before);
    for (const { event } of yield* decoded(page)) entries = addEarlier(entries, event, holes);
    if (page.length < PAGE_SIZE) break;
    before = page.at(-1)?.revision ?? 0;
  }
  return entries;
});

const decodeEvents = Schema.decodeUnknownEffect(Schema.Array(ScorecardEvent));

const decoded = Effect.fnUntraced(function* (recorded: ReadonlyArray<Recorded>) {
  const events = yield* Effect.mapError(
    decodeEvents(recorded.map(({ event }) => event)),
    (cause) => new EventStoreUnavailable({ cause }),
  );
  return Array.zipWith(recorded, events, (each, event) => ({ ...each, event }));
});
