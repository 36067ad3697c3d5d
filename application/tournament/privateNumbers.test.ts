import { Effect } from "effect";
import { describe, expect } from "vitest";
import { context } from "../../domain/scorecard/examples.ts";
import { streams } from "../../domain/shared/streams.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { create, tournamentId } from "../../domain/tournament/examples.ts";
import { isGuessable } from "../../domain/tournament/privateNumber.ts";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import { test } from "../../workers/cli/import/testing/product.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { EventLog } from "../ports/EventLog.ts";
import { EventStore } from "../ports/EventStore.ts";
import { NumberedTournaments } from "../ports/NumberedTournaments.ts";
import { ReadModelProgress } from "../ports/ReadModelProgress.ts";
import { sendToTournament } from "../testing/send.ts";
import { changeTournament } from "./changeTournament.ts";
import { createTournament } from "./createTournament.ts";
import { replaceGuessableNumbers } from "./replaceGuessableNumbers.ts";

const numberOf = (id: TournamentId) =>
  TournamentFacts.use(({ tournament }) => tournament(id)).pipe(Effect.map(({ number }) => number));

const eventsOf = (id: TournamentId) =>
  EventStore.use(({ read }) => read(streams.tournament(id))).pipe(
    Effect.map(({ events }) => events.map(({ event }) => event)),
  );

const organised = (isPrivate: boolean, n: number) => {
  const settings = { ...create({ isPrivate, courseId: null, teeId: null }).settings };
  return createTournament({ settings, organizerEmail: null, status: "upcoming" }, context(n));
};

const edit = (id: TournamentId, changed: ChangedSettings, n: number) =>
  changeTournament({ tournamentId: id, changed, status: null, basedOn: null }, context(n));

/** The recorded events can be decoded. */
const caughtUp = Effect.gen(function* () {
  const { head } = yield* EventLog;
  yield* (yield* ReadModelProgress).waitFor(yield* head);
});

describe("a private tournament", () => {
  test("is created once, with a number that nobody can guess", async ({ product }) => {
    const { tournamentId: id } = await product.runPromise(organised(true, 1));
    const number = await product.runPromise(numberOf(id));
    expect(isGuessable(number)).toBe(false);
    await product.runPromise(organised(true, 1));
    expect(await product.runPromise(numberOf(id))).toBe(number);
  });

  test("leaves no gap between the numbers of open tournaments", async ({ product }) => {
    const first = await product.runPromise(organised(false, 2));
    await product.runPromise(organised(true, 3));
    const second = await product.runPromise(organised(false, 4));
    const number = await product.runPromise(numberOf(first.tournamentId));
    expect(await product.runPromise(numberOf(second.tournamentId))).toBe(number + 1);
  });

  test("gets a new number each time it becomes private, and keeps it otherwise", async ({
    product,
  }) => {
    const { tournamentId: id } = await product.runPromise(organised(false, 5));
    const numbers: Array<number> = [await product.runPromise(numberOf(id))];
    for (const [n, changed] of [
      { isPrivate: true },
      { isPrivate: true, name: "Autumn Open" },
      { isPrivate: false },
      { isPrivate: true },
    ].entries()) {
      await product.runPromise(edit(id, changed, 20 + n));
      numbers.push(await product.runPromise(numberOf(id)));
    }
    const [counted, first, kept, open, second] = numbers;
    expect([kept, open]).toEqual([first, first]);
    expect(new Set([counted, first, second]).size).toBe(3);
    expect([first, second].map((number) => isGuessable(number ?? 0))).toEqual([false, false]);
  });

  test("gets only one number when the same edit is sent twice", async ({ product }) => {
    const { tournamentId: id } = await product.runPromise(organised(false, 6));
    await product.runPromise(edit(id, { isPrivate: true }, 30));
    const number = await product.runPromise(numberOf(id));
    await product.runPromise(edit(id, { isPrivate: true }, 30));
    expect(await product.runPromise(numberOf(id))).toBe(number);
    expect(await product.runPromise(eventsOf(id))).toHaveLength(3);
  });
});

describe("a private tournament of an older version, with a number that was counted", () => {
  test("gets another number once, and its name is reported", async ({ product }) => {
    const old = { ...create({ isPrivate: true }), number: 1004 };
    await product.runPromise(sendToTournament(old, context(40)));
    await product.runPromise(caughtUp);

    expect(await product.runPromise(replaceGuessableNumbers)).toEqual([old.settings.name]);
    const number = await product.runPromise(numberOf(tournamentId));
    expect(isGuessable(number)).toBe(false);
    expect(await product.runPromise(eventsOf(tournamentId))).toMatchObject([
      { _tag: "TournamentCreated", number: 1004 },
      { _tag: "TournamentNumberChanged", number },
    ]);

    // Works even before the read model knows it.
    expect(await product.runPromise(replaceGuessableNumbers)).toEqual([]);
    await product.runPromise(caughtUp);
    expect(await product.runPromise(replaceGuessableNumbers)).toEqual([]);
    const found = NumberedTournaments.use((port) =>
      Effect.all([port.find(1004, null), port.find(number, null)]),
    );
    expect(await product.runPromise(found)).toMatchObject([null, { tournamentId }]);
  });
});
