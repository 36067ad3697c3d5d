import { Effect, Layer } from "effect";
import { expect } from "vitest";
import { ana, cutMade, registered } from "../../domain/field/examples.ts";
import { bogey4, opened, par4, recorded, tournamentId } from "../../domain/scorecard/examples.ts";
import { changed, created } from "../../domain/tournament/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { journal } from "../journal/projection.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { logWith, recordedHistory } from "../testing/histories.ts";
import { BoardsAsOf } from "./boardsAsOf.ts";

/** One event a minute, from eight o'clock. */
const history = recordedHistory([
  { stream: "tournament", event: created() },
  { stream: "field", event: registered(ana) },
  { stream: "card", event: opened },
  { stream: "card", event: recorded(bogey4(1)) },
  { stream: "card", event: recorded(par4(1)) },
  { stream: "field", event: cutMade([]) },
  { stream: "tournament", event: changed({ tieBreak: "countback" }) },
]);

const asOf = Layer.provide(BoardsAsOf.layer, logWith(history));

const boardAt = (time: string) =>
  BoardsAsOf.use(({ at }) => at(tournamentId, new Date(`2026-06-06T${time}Z`)));

test.beforeEach(({ run }) => run(freshlyInstalled(journal)));

test("a past board has the field, the cut and the settings of its moment", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      expect(yield* boardAt("07:00:00")).toEqual({
        ...{ position: 0, tournament: null, players: [], cards: [] },
      });
      expect(yield* boardAt("08:01:30")).toMatchObject({
        tournament: { status: "upcoming", settings: { tieBreak: "shared" } },
        players: [{ player_id: ana, status: "registered", player_status: "playing" }],
        cards: [],
      });
      expect(yield* boardAt("08:03:00")).toMatchObject({ cards: [{ holes: { 1: 5 } }] });
      expect(yield* boardAt("08:04:00")).toMatchObject({
        players: [{ player_status: "playing" }],
        cards: [{ holes: { 1: 4 }, position: 5 }],
      });
      expect(yield* boardAt("09:00:00")).toMatchObject({
        position: 7,
        tournament: { settings: { tieBreak: "countback", numberOfRounds: 2 } },
        players: [{ player_status: "missed_cut", missed_cut_after: 1 }],
      });
    }).pipe(Effect.provide(asOf)),
  ));

test("a past board is folded once for all moments between two events", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(journal, history);
      expect(yield* boardAt("08:03:59")).toBe(yield* boardAt("08:03:00"));
      expect(yield* boardAt("08:04:00")).not.toBe(yield* boardAt("08:03:00"));
    }).pipe(Effect.provide(asOf)),
  ));
