import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { describe, expect } from "vitest";
import { TournamentNumbers } from "../../application/ports/TournamentNumbers.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { created } from "../../domain/tournament/examples.ts";
import { isGuessable } from "../../domain/tournament/privateNumber.ts";
import { freshlyInstalled, projectPage } from "../../projections/testing/engine.ts";
import { recordedHistory } from "../../projections/testing/histories.ts";
import { tournaments } from "../../projections/tournaments/projection.ts";
import { test } from "../postgres/testing/database.ts";
import { tournamentNumbersPostgres } from "./tournamentNumbers.ts";

const aTournament = () => TournamentId.make(randomUUID());

const counted = (id: TournamentId) => TournamentNumbers.use((port) => port.counted(id));
const drawn = (id: TournamentId, replaced: number | null = null) =>
  TournamentNumbers.use((port) => port.drawn(id, replaced));

test.beforeEach(({ run }) => run(freshlyInstalled(tournaments)));

const allAtOnce = <A, E, R>(asking: Iterable<Effect.Effect<A, E, R>>) =>
  Effect.all(asking, { concurrency: "unbounded" });

describe("counted numbers", () => {
  test("each tournament keeps its number, and the numbers have no gaps", async ({ run }) => {
    const [first, second] = [aTournament(), aTournament()];
    const number = await run(counted(first));
    const again = Array.from({ length: 5 }, () => counted(first));
    expect(await run(allAtOnce(again))).toEqual(again.map(() => number));
    // Private numbers that are drawn in the meantime leave no gap either.
    await run(drawn(aTournament()));
    expect(await run(counted(second))).toBe(number + 1);
  });

  test("all requests at the same time get the same number", async ({ run }) => {
    const id = aTournament();
    const numbers = await run(allAtOnce(Array.from({ length: 8 }, () => counted(id))));
    expect(new Set(numbers).size).toBe(1);
  });

  test("a counted number is never one that was drawn", async ({ run, database }) => {
    const next = (await run(counted(aTournament()))) + 1;
    const taken = tournamentNumbersPostgres(database, () => next);
    expect(await run(drawn(aTournament()).pipe(Effect.provide(taken)))).toBe(next);
    expect(await run(counted(aTournament()))).toBe(next + 1);
  });
});

describe("drawn numbers", () => {
  test("drawn numbers have six digits and no order", async ({ run }) => {
    const numbers = await run(allAtOnce(Array.from({ length: 60 }, () => drawn(aTournament()))));
    expect(numbers.filter(isGuessable)).toEqual([]);
    expect(new Set(numbers).size).toBe(60);
    const sorted = numbers.toSorted((one, other) => one - other);
    expect(numbers).not.toEqual(sorted);
    const neighbours = sorted.filter((number, n) => number - (sorted[n - 1] ?? 0) === 1);
    expect(neighbours.length).toBeLessThan(5);
  });

  test("a repeated command gets the same number, also at the same time", async ({ run }) => {
    const id = aTournament();
    const first = await run(drawn(id));
    expect(await run(drawn(id))).toBe(first);
    const next = await run(allAtOnce(Array.from({ length: 8 }, () => drawn(id, first))));
    expect(new Set(next).size).toBe(1);
    expect(next).not.toContain(first);
  });

  test("a number that a tournament has or had is drawn again", async ({ run, database }) => {
    const [first, second] = [aTournament(), aTournament()];
    const [old, present] = [await run(counted(first)), await run(drawn(first))];
    const free = present === 777_777 ? 888_888 : 777_777;
    const draws = [old, present, present, free];
    const loaded = tournamentNumbersPostgres(database, () => draws.shift() ?? 0);
    expect(await run(drawn(second).pipe(Effect.provide(loaded)))).toBe(free);
    expect(draws).toEqual([]);
  });

  test("a number that is drawn twice at the same time goes to only one tournament", async ({
    run,
    database,
  }) => {
    let draws = 0;
    // Each number is drawn for two tournaments.
    const crowded = tournamentNumbersPostgres(database, () => 500_000 + (draws++ >> 1));
    const asking = Array.from({ length: 30 }, () => drawn(aTournament()));
    const numbers = await run(allAtOnce(asking).pipe(Effect.provide(crowded)));
    expect(new Set(numbers).size).toBe(30);
  });

  test("a number in an event is never given again, even when this table is from an older backup", async ({
    run,
    database,
  }) => {
    const next = (await run(counted(aTournament()))) + 1;
    const events = [
      { ...created(), number: next },
      { ...created({ isPrivate: true }), tournamentId: aTournament(), number: 654_321 },
    ].map((event) => ({ stream: `tournament-${event.tournamentId}`, event }));
    await run(projectPage(tournaments, recordedHistory(events)));

    expect(await run(counted(aTournament()))).toBe(next + 1);
    const draws = [654_321, 765_432];
    const loaded = tournamentNumbersPostgres(database, () => draws.shift() ?? 0);
    expect(await run(drawn(aTournament()).pipe(Effect.provide(loaded)))).toBe(765_432);
  });

  test("when no number is left, the draw fails", async ({ run, database }) => {
    const taken = await run(drawn(aTournament()));
    const empty = tournamentNumbersPostgres(database, () => taken);
    const draw = drawn(aTournament()).pipe(Effect.provide(empty), Effect.flip);
    expect(await run(draw)).toMatchObject({ _tag: "ReferenceDataUnavailable" });
  });
});
