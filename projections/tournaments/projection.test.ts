import { Effect } from "effect";
import { expect } from "vitest";
import { ana, ben, cleo, registered, waitlisted } from "../../domain/field/examples.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import type { TournamentEvent } from "../../domain/tournament/events.ts";
import {
  archived,
  at,
  changed,
  courseChanged,
  courseFixed,
  created,
  moved,
  playedOff,
  playOffWithdrawn,
  renumbered,
  roundCourse,
  settings,
  tournamentId,
} from "../../domain/tournament/examples.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { registrations } from "../registrations/projection.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { allTournaments, partOfTournaments } from "./lists.ts";
import { tournaments } from "./projection.ts";
import { findTournament, type TournamentRow, tournamentsOnClock } from "./queries.ts";

const given = (...events: ReadonlyArray<TournamentEvent>) =>
  projectPage(
    tournaments,
    recordedHistory(events.map((event) => ({ stream: `tournament-${event.tournamentId}`, event }))),
  );

/** A second tournament, with a number above 2000. */
const another = (
  n: number,
  different: Parameters<typeof created>[0] = {},
  status: TournamentStatus = "upcoming",
) => ({
  ...created(different),
  status,
  tournamentId: TournamentId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`),
  number: 2000 + n,
});

test.beforeEach(({ run }) => run(freshlyInstalled(tournaments, registrations)));

test("a tournament has the settings of its organiser", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(created());
      expect(yield* findTournament(tournamentId)).toEqual({
        tournament_id: tournamentId,
        number: 1001,
        status: "upcoming",
        settings,
        rulings: {},
        rules_edition: 2,
        is_archived: false,
        revision: 0,
        created_at: "2026-06-06T08:00:00.000Z",
        updated_at: "2026-06-06T08:00:00.000Z",
        participant_count: 0,
        waitlist_count: 0,
        position: 1,
      });
    }),
  ));

test("an edit changes only the named settings, and every change raises the revision", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        created(),
        changed({ name: "Winter Open", endDate: null }),
        moved("upcoming", "active"),
        changed({ name: "Autumn Open" }),
      );
      expect(yield* findTournament(tournamentId)).toMatchObject({
        status: "active",
        settings: { ...settings, name: "Autumn Open", endDate: null },
        revision: 3,
        created_at: "2026-06-06T08:00:00.000Z",
        updated_at: "2026-06-06T08:03:00.000Z",
      });
    }),
  ));

test("a play-off raises the revision, on which the next edit is based", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(created(), playedOff([ana, ben]), playOffWithdrawn(1));
      expect(yield* findTournament(tournamentId)).toMatchObject({ settings, revision: 2 });
    }),
  ));

test("the course of a round raises the revision, on which the next edit is based", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(created(), courseFixed(), courseChanged({ ...roundCourse, tees: [] }));
      expect(yield* findTournament(tournamentId)).toMatchObject({ settings, revision: 2 });
    }),
  ));

test("a tournament has the last of its numbers, in one page or in several", ({ run }) =>
  run(
    Effect.gen(function* () {
      const hidden = changed({ isPrivate: true });
      const opened = changed({ isPrivate: false });
      const history = recordedHistory(
        [created(), hidden, renumbered(482_913), opened, hidden, renumbered(117_204)].map(
          (event) => ({ stream: `tournament-${tournamentId}`, event }),
        ),
      );
      for (const [page, number, revision] of [
        [history.slice(0, 3), 482_913, 2],
        [history.slice(3), 117_204, 5],
        [history, 117_204, 5],
      ] as const) {
        yield* projectPage(tournaments, page);
        const shown = { number, revision, status: "upcoming", settings: { isPrivate: true } };
        expect(yield* findTournament(tournamentId)).toMatchObject(shown);
      }
    }),
  ));

test("players with a place and waiting players are counted separately", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(created());
      const field = [registered(ana), registered(ben), waitlisted(cleo)];
      yield* projectPage(
        registrations,
        recordedHistory(field.map((event) => ({ stream: "field", event }))),
      );
      const counts = { participant_count: 2, waitlist_count: 1 };
      expect(yield* findTournament(tournamentId)).toMatchObject(counts);
    }),
  ));

test("tournaments are listed by start, those without a start last", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(
        another(1, { startDate: null, endDate: null }),
        another(2, { startDate: at("2026-06-06T09:00:00") }),
        another(3, { startDate: at("2026-06-05") }),
        another(4, { startDate: at("2026-06-06") }),
      );
      const listed = yield* allTournaments;
      expect(listed.map(({ number }) => number)).toEqual([2003, 2004, 2002, 2001]);
    }),
  ));

test("tournaments with the same start are listed in the order of their creation", ({ run }) =>
  run(
    Effect.gen(function* () {
      const numbered = (n: number, number: number) => ({ ...another(n), number });
      yield* given(numbered(3, 900_000), numbered(1, 1007), numbered(2, 300_000));
      const listed = yield* allTournaments;
      expect(listed.map(({ number }) => number)).toEqual([900_000, 1007, 300_000]);
    }),
  ));

const relevant = {
  status: null,
  year: null,
  category: null,
  order: "relevance",
  limit: 500,
  offset: 0,
} as const;

test("by relevance active and upcoming tournaments come first, then completed and cancelled ones, each in order of their dates", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      yield* given(
        another(1, { name: "off", startDate: at("2026-02-01") }, "cancelled"),
        another(2, { name: "long over", startDate: at("2025-06-01") }, "completed"),
        another(3, { name: "late", startDate: at("2026-08-01") }),
        another(4, { name: "open date", startDate: null, endDate: null }),
        another(5, { name: "over", startDate: at("2026-01-05") }, "completed"),
        another(6, { name: "soon", startDate: at("2026-03-29") }),
        another(7, { name: "on", startDate: at("2026-03-28T08:00:00") }, "active"),
        another(8, { name: "soon too", startDate: at("2026-03-29") }),
      );
      const names = (rows: ReadonlyArray<TournamentRow>) => rows.map((row) => row.settings.name);
      const { rows, total } = yield* partOfTournaments(relevant);
      expect(names(rows)).toEqual([
        "on",
        "soon",
        "soon too",
        "late",
        "open date",
        "over",
        "long over",
        "off",
      ]);
      expect(total).toBe(8);

      const part = yield* partOfTournaments({ ...relevant, limit: 2, offset: 4 });
      expect([names(part.rows), part.total]).toEqual([["open date", "over"], 8]);
      const completed = yield* partOfTournaments({ ...relevant, status: "completed", limit: 1 });
      expect([names(completed.rows), completed.total]).toEqual([["over"], 2]);
      const lastYear = yield* partOfTournaments({ ...relevant, year: 2025 });
      expect([names(lastYear.rows), lastYear.total]).toEqual([["long over"], 1]);
      const leagues = yield* partOfTournaments({ ...relevant, category: "League", year: 2026 });
      expect([leagues.rows, leagues.total]).toEqual([[], 0]);
    }),
  ));

test("an archived tournament is in no list, but is found by its id", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(created(), another(1), archived);
      const listed = yield* allTournaments;
      expect(listed.map(({ number }) => number)).toEqual([2001]);
      expect(yield* findTournament(tournamentId)).toMatchObject({ is_archived: true, revision: 1 });
    }),
  ));

test("an unknown id finds nothing", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(created(), another(1));
      const unknown = TournamentId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");
      expect(yield* Effect.flip(findTournament(unknown))).toMatchObject({ tournament: unknown });
    }),
  ));

test("the clock reads upcoming and active tournaments", ({ run }) =>
  run(
    Effect.gen(function* () {
      const events = [created(), another(1), another(2), another(3)];
      const ids = events.map((event) => event.tournamentId);
      yield* given(
        ...events,
        { ...moved("upcoming", "active"), tournamentId: another(1).tournamentId },
        { ...moved("upcoming", "cancelled"), tournamentId: another(2).tournamentId },
        { ...moved("upcoming", "completed"), tournamentId: another(3).tournamentId },
      );
      expect(yield* tournamentsOnClock).toEqual(ids.slice(0, 2));
    }),
  ));
