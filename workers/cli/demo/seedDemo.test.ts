import { Effect, HashMap, Option, Schema, Stream } from "effect";
import { describe, expect } from "vitest";
import { signInAdmin, signInPlayer } from "../../../application/accounts/signIn.ts";
import { TeamStreams, TeeSheetStreams } from "../../../application/commands/streamHandlers.ts";
import { noAge } from "../../../application/commands/streamMemory.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { Players } from "../../../application/ports/Players.ts";
import { Standings } from "../../../application/ports/Standings.ts";
import { courseOfTheDay } from "../../../application/scorecard/courseOfRound.ts";
import { rankLeaderboard } from "../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { playedFrom } from "../../../domain/scorecard/playedFrom.ts";
import { Position, typeOf } from "../../../domain/shared/recorded.ts";
import { streams } from "../../../domain/shared/streams.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { SideGameEvent } from "../../../domain/sideGame/events.ts";
import { head, test } from "../import/testing/product.ts";
import { type DemoEvent, demoEvents } from "./demoEvents.ts";
import { demoLines } from "./demoLines.ts";
import { demoSignIns } from "./demoSignIns.ts";
import { demoTournamentId } from "./demoTournament.ts";
import { seedDemo, wantsDemo } from "./seedDemo.ts";

const of = Effect.fnUntraced(function* (event: DemoEvent) {
  const id = demoTournamentId(event);
  const facts = yield* TournamentFacts;
  const { status, settings, number } = yield* facts.tournament(id);
  const { registered, waitlist, entries } = yield* facts.field(id, noAge);
  const statuses = [...HashMap.values(entries)].map(({ play }) => play.status);
  return { status, settings, number, registered, waiting: waitlist.length, statuses };
});

const boardOf = Effect.fnUntraced(function* (event: DemoEvent) {
  const entries = yield* Standings.use((standings) => standings.of(demoTournamentId(event)));
  return rankLeaderboard(entries, {
    view: "event-total",
    scoring: "gross",
    selectedRound: 1,
    tieBreak: "shared",
    numberOfRounds: event.rounds,
    isCompleted: event === demoEvents.completed,
  });
});

const recordedPast = Effect.gen(function* () {
  const log = yield* EventLog;
  const pages = yield* Stream.runCollect(log.after(Position.make(0)));
  return { events: [...pages].flat(), now: Date.now() };
});

const gameIn = (event: unknown): ReadonlyArray<string> => {
  const game = Schema.decodeUnknownOption(SideGameEvent.cases.SideGameCreated)(event);
  return Option.isSome(game) ? [game.value.gameType] : [];
};

describe("the demo", () => {
  test("the demo is seeded once, and a second seed adds nothing", async ({ product }) => {
    expect(await product.runPromise(wantsDemo)).toBe(true);
    const demo = await product.runPromise(seedDemo());
    const before = await product.runPromise(head);

    expect(await product.runPromise(wantsDemo)).toBe(false);
    expect(await product.runPromise(seedDemo())).toEqual(demo);
    expect(await product.runPromise(head)).toBe(before);
    expect(demoLines(demo).join("\n")).toContain(String(demo.privateEvent.eventId));
  });

  test.for([
    { event: demoEvents.active, status: "active", registered: 16, waiting: 0 },
    { event: demoEvents.completed, status: "completed", registered: 16, waiting: 0 },
    { event: demoEvents.upcoming, status: "upcoming", registered: 19, waiting: 0 },
    { event: demoEvents.private, status: "upcoming", registered: 6, waiting: 0 },
    { event: demoEvents.full, status: "upcoming", registered: 8, waiting: 3 },
    { event: demoEvents.cancelled, status: "cancelled", registered: 7, waiting: 0 },
  ])("$event.name is $status", async ({ event, ...expected }, { product }) => {
    expect(await product.runPromise(of(event))).toMatchObject(expected);
  });

  test("one event of the demo is being played right now", async ({ product }) => {
    const board = await product.runPromise(boardOf(demoEvents.active));
    const thru = board.map((standing) => standing.thru);
    expect(board).toHaveLength(16);
    expect(new Set(thru)).toContain("F*");
    expect(thru.filter((text) => text !== "F*").length).toBeGreaterThan(5);
  });

  test.for([
    { event: demoEvents.active, tee: "White", yards: 6497 },
    { event: demoEvents.completed, tee: "Blue", yards: 6721 },
  ])("the holes of $event.name have yards", async ({ event, tee, yards }, { product }) => {
    const { settings } = await product.runPromise(of(event));
    const today = await product.runPromise(courseOfTheDay(settings));
    const ofTournament = settings.teeId && { id: settings.teeId, name: null };
    const course = today && playedFrom(today, { own: null, ofTournament });
    expect(course?.tee?.name).toBe(tee);
    expect(course?.holes.reduce((sum, hole) => sum + (hole.yards ?? 0), 0)).toBe(yards);
  });

  test("the event that is played has side games", async ({ product }) => {
    const { settings } = await product.runPromise(of(demoEvents.active));
    const others = await product.runPromise(of(demoEvents.upcoming));
    expect([settings.sideGamesEnabled, others.settings.sideGamesEnabled]).toEqual([true, false]);
  });

  test("the event that is played has tee times, pairs and four side games", async ({ product }) => {
    const { groups, kinds, games } = await product.runPromise(
      Effect.gen(function* () {
        const id = demoTournamentId(demoEvents.active);
        const { state: sheet } = yield* TeeSheetStreams.use(({ read }) =>
          read(streams.teeSheet(id), noAge),
        );
        const { state: teams } = yield* TeamStreams.use(({ read }) =>
          read(streams.teams(id), noAge),
        );
        const { events } = yield* recordedPast;
        return {
          groups: [...sheet.groups.values()].map(({ round, playerIds }) => [
            round,
            playerIds.length,
          ]),
          kinds: [...teams.values()].map(({ kind }) => kind),
          games: events.flatMap(({ event }) => gameIn(event)),
        };
      }),
    );
    expect(groups).toEqual([1, 1, 1, 1, 2, 2, 2, 2].map((round) => [round, 4]));
    expect(kinds).toEqual(Array.from({ length: 8 }, () => "pair"));
    expect(games).toEqual(["skins", "nassau", "wolf", "closest_to_pin"]);
  });

  test("the past events of the demo have past times in ascending order", async ({ product }) => {
    const { events, now } = await product.runPromise(recordedPast);
    const times = events.map(({ recordedAt }) => Date.parse(recordedAt));
    const days = (time: number) => Math.round((now - time) / 86_400_000);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(days(times[0] ?? 0)).toBeGreaterThan(60);
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    const scores = events.filter((recorded) => typeOf(recorded) === "HoleScoresRecorded");
    expect(new Set(scores.map(({ recordedAt }) => recordedAt)).size).toBeGreaterThan(30);
  });

  test("the completed event has results with a cut", async ({ product }) => {
    const { statuses } = await product.runPromise(of(demoEvents.completed));
    const missed = statuses.filter((status) => status === "missed_cut").length;
    const board = await product.runPromise(boardOf(demoEvents.completed));
    expect(missed).toBeGreaterThan(4);
    expect(board.slice(-missed).map(({ position }) => position)).toEqual(
      Array.from({ length: missed }, () => "MC"),
    );
    expect(board[0]?.roundCells.map(({ round }) => round?.isComplete)).toEqual([true, true]);
  });

  test("everybody whom the demo names can sign in", async ({ product }) => {
    for (const { page, email, password } of demoSignIns) {
      const attempt = {
        email,
        password,
        address: "test",
        device: null,
        userAgent: null,
        rememberMe: false,
      };
      const { token } = await (page === "/auth"
        ? product.runPromise(signInPlayer(attempt))
        : product.runPromise(signInAdmin(attempt)));
      expect(token).not.toBe("");
    }
  });

  test("the first player of the demo is on the course", async ({ product }) => {
    const [first] = demoSignIns;
    const found = await product.runPromise(
      Players.use((players) => players.byEmailForSignIn(first?.email ?? "")),
    );
    const board = await product.runPromise(boardOf(demoEvents.active));
    const own = board.find(({ entry }) => PlayerId.make(entry.user.id) === found?.player.id);
    expect(own?.entry.rounds.map(({ holesPlayed }) => holesPlayed)).toEqual([18, 7]);
  });
});
