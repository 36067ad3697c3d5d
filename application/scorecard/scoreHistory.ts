import { Array, Effect, Option, Schema, Stream } from "effect";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { foldChange, type HoleEntries, type ScoreChange } from "../../domain/scorecard/history.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import { EventStore, EventStoreUnavailable, type Revision } from "../ports/EventStore.ts";

/** With the longest notes on every hole these come to two megabytes. */
const PAGE_SIZE = 200;

interface Reached {
  readonly after: Revision;
  readonly entries: HoleEntries;
}

/** Pages of the changes of a card, oldest first. However long its stream is, one is in memory. */
export const changesOf = (card: ScorecardKey) =>
  Stream.paginate(
    { after: null, entries: new Map() },
    Effect.fnUntraced(function* ({ after, entries }: Reached) {
      const { read } = yield* EventStore;
      const part = yield* read(streams.scorecard(card), after, PAGE_SIZE);
      const events = yield* decode(part.events.map(({ event }) => event));
      const recorded = Array.zipWith(part.events, events, (each, event) => ({ ...each, event }));
      const [then, changes] = Array.mapAccum(recorded, entries, foldChange);
      const isLast = part.events.length < PAGE_SIZE;
      const next = isLast ? Option.none() : Option.some({ after: part.revision, entries: then });
      return [[changes], next] as const;
    }),
  );

const decodeEvents = Schema.decodeUnknownEffect(Schema.Array(ScorecardEvent));

const decode = (events: ReadonlyArray<unknown>) =>
  Effect.mapError(decodeEvents(events), (cause) => new EventStoreUnavailable({ cause }));

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

/** The newest changes of a card, or those before a version. */
export const newestChanges = (card: ScorecardKey, { limit, before }: Asked) =>
  Stream.runFold(
    changesOf(card),
    (): Found => ({ changes: [], total: 0 }),
    (found, page) => {
      const earlier = page.filter(({ version }) => before === null || version < before);
      return {
        changes: [...found.changes, ...earlier].slice(-limit),
        total: found.total + page.length,
      };
    },
  );
