import { Effect } from "effect";
import { expect } from "vitest";
import { opened, par4, recorded, stored, tournamentId } from "../../domain/scorecard/examples.ts";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { recordedHistory } from "../testing/histories.ts";
import { freshlyInstalled, projectPage } from "../testing.ts";
import { journal } from "./projection.ts";
import { eventsOf, longStreams, positionAt } from "./queries.ts";

const history = recordedHistory([
  { stream: "card", event: opened },
  { stream: "card", event: recorded(par4(1)) },
  { stream: "card", event: recorded(par4(2)) },
]);
const elsewhere = TournamentId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");

test.beforeEach(({ run }) => run(freshlyInstalled(journal)));

test("a tournament's events come back as the store gave them", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      expect(yield* eventsOf(tournamentId)).toEqual(history);
      expect(yield* eventsOf(tournamentId, Position.make(2))).toEqual(history.slice(0, 2));
      expect(yield* eventsOf(elsewhere)).toEqual([]);
    }),
  ));

test("an event that nobody knows yet is kept too", ({ run }) =>
  run(
    Effect.gen(function* () {
      const [first] = stored(opened);
      if (!first) return;
      const flooded: Recorded = { ...first, event: { _tag: "CourseFlooded", depth: 3 } };
      yield* projectPage(journal, [flooded]);
      expect(yield* eventsOf(tournamentId)).toEqual([flooded]);
    }),
  ));

test.for([
  { instant: "2026-06-06T07:59:59.999Z", position: 0 },
  { instant: "2026-06-06T08:00:00.000Z", position: 1 },
  { instant: "2026-06-06T08:01:59.000Z", position: 2 },
  { instant: "2027-01-01T00:00:00.000Z", position: 3 },
])("at $instant it had come to position $position", ({ instant, position }, { run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      expect(yield* positionAt(tournamentId, new Date(instant))).toBe(position);
      expect(yield* positionAt(elsewhere, new Date(instant))).toBe(0);
    }),
  ),
);

test("streams that have become long are named", ({ run }) =>
  run(
    Effect.gen(function* () {
      const long = history.map((event) => ({ ...event, revision: 9_998 + event.revision }));
      yield* projectPage(journal, long.slice(0, 2));
      expect(yield* longStreams).toEqual([]);
      yield* projectPage(journal, long);
      expect(yield* longStreams).toEqual([{ stream: "card", events: 10_001 }]);
    }),
  ));
