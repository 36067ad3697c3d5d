import { Effect, Stream } from "effect";
import { expect } from "vitest";
import { opened, par4, recorded, stored, tournamentId } from "../../domain/scorecard/examples.ts";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { logWith, recordedHistory } from "../testing/histories.ts";
import { journal } from "./projection.ts";
import { eventsOf, longStreams, positionAt, scoreMomentsOf } from "./queries.ts";

const history = recordedHistory([
  { stream: "card", event: opened },
  { stream: "card", event: recorded(par4(1)) },
  { stream: "card", event: recorded(par4(2)) },
]);
const elsewhere = TournamentId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");

const last = Position.make(3);

const events = (of: TournamentId, upTo = last) =>
  Effect.map(Stream.runCollect(eventsOf(of, upTo)), (pages) => pages.flat());

/** What the event store holds. */
const storing = (facts: ReadonlyArray<Recorded>) => Effect.provide(logWith(facts));

test.beforeEach(({ run }) => run(freshlyInstalled(journal)));

test("the journal returns the events of a tournament as they were stored", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      expect(yield* events(tournamentId)).toEqual(history);
      expect(yield* events(tournamentId, Position.make(2))).toEqual(history.slice(0, 2));
      expect(yield* events(elsewhere)).toEqual([]);
    }).pipe(storing(history)),
  ));

const turns = Array.from({ length: 2499 }, () => recorded(par4(1)));
const long = recordedHistory([opened, ...turns].map((event) => ({ stream: "card", event })));

test("a long journal is read page by page, and no event is missing", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, long);
      const pages = yield* Stream.runCollect(eventsOf(tournamentId, Position.make(2400)));
      expect(pages.map((page) => page.length)).toEqual([1000, 1000, 400]);
      expect(pages.flat()).toEqual(long.slice(0, 2400));
    }).pipe(storing(long)),
  ));

const flooded: ReadonlyArray<Recorded> = stored(opened).map((fact) => ({
  ...fact,
  event: { _tag: "CourseFlooded", depth: 3 },
}));

test("an event of an unknown type is kept, too", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, flooded);
      expect(yield* events(tournamentId)).toEqual(flooded);
    }).pipe(storing(flooded)),
  ));

const changed = history.map((fact, index) =>
  index === 1 ? { ...fact, event: recorded(par4(18)) } : fact,
);

test.for([
  { what: "the journal", copy: changed, store: history },
  { what: "the store", copy: history, store: changed },
  {
    what: "an event that the store lacks",
    copy: history,
    store: history.filter((_, i) => i !== 1),
  },
])("after a change of $what nothing is told as proved", ({ copy, store }, { run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, copy);
      expect(yield* Effect.flip(events(tournamentId))).toMatchObject({
        ...{ _tag: "JournalDiffers", position: 2 },
      });
    }).pipe(storing(store)),
  ),
);

test.for([
  { instant: "2026-06-06T07:59:59.999Z", position: 0 },
  { instant: "2026-06-06T08:00:00.000Z", position: 1 },
  { instant: "2026-06-06T08:01:59.000Z", position: 2 },
  { instant: "2027-01-01T00:00:00.000Z", position: 3 },
])("at $instant the last position is $position", ({ instant, position }, { run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      expect(yield* positionAt(tournamentId, new Date(instant))).toBe(position);
      expect(yield* positionAt(elsewhere, new Date(instant))).toBe(0);
    }),
  ),
);

test("the times of the scores of one tournament are returned", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      const [, first, second] = history.map(({ recordedAt }) => recordedAt);
      expect(yield* scoreMomentsOf(tournamentId)).toEqual([first, second]);
      expect(yield* scoreMomentsOf(elsewhere)).toEqual([]);
    }),
  ));

test("long streams are found", ({ run }) =>
  run(
    Effect.gen(function* () {
      const long = history.map((event) => ({ ...event, revision: 9_998 + event.revision }));
      yield* projectPage(journal, long.slice(0, 2));
      expect(yield* longStreams).toEqual([]);
      yield* projectPage(journal, long);
      expect(yield* longStreams).toEqual([{ stream: "card", events: 10_001 }]);
    }),
  ));
