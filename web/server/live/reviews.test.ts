import { randomUUID } from "node:crypto";
import { Effect, Layer } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { Sessions } from "../../../application/ports/Sessions.ts";
import { tournamentId } from "../../../domain/scorecard/examples.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { TournamentId } from "../../../domain/shared/values.ts";
import { makeReviews, type Reviewed } from "./reviews.ts";

const other = TournamentId.make(randomUUID());

const reviewing = async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const sessions = { ended: 0 };
  const reviewed: Array<Reviewed> = [];
  const reviews = await makeReviews(async (some) => void reviewed.push(some)).pipe(
    Effect.provide(Layer.mock(Sessions, { ended: () => sessions.ended })),
    Effect.runPromise,
  );
  onTestFinished(reviews.stop);
  return {
    sessions,
    reviewed,
    change: (id: TournamentId, model: string) =>
      reviews.note({ tournamentId: id, model, version: Position.make(1) }),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
};

test("a change of an event or its field reviews its viewers once", async () => {
  const { reviewed, change, pass } = await reviewing();
  change(tournamentId, "registrations");
  change(other, "leaderboard");
  await pass(10_000);
  expect(reviewed).toEqual([[tournamentId]]);
});

test("a session that ended reviews all viewers", async () => {
  const { sessions, reviewed, pass } = await reviewing();
  sessions.ended += 1;
  await pass(10_000);
  expect(reviewed).toEqual(["all"]);
});

test("a change that the gate may not have seen is reviewed again", async () => {
  const { reviewed, change, pass } = await reviewing();
  change(tournamentId, "registrations");
  await pass(1900);
  change(tournamentId, "registrations");
  await pass(100);
  expect(reviewed).toEqual([[tournamentId]]);
  await pass(2000);
  expect(reviewed).toEqual([[tournamentId], [tournamentId]]);
  await pass(10_000);
  expect(reviewed).toHaveLength(2);
});

test("a session that ended does not hide a change that the gate has not seen", async () => {
  const { sessions, reviewed, change, pass } = await reviewing();
  await pass(1500);
  change(tournamentId, "tournaments");
  sessions.ended += 1;
  await pass(500);
  expect(reviewed).toEqual(["all"]);
  await pass(2000);
  expect(reviewed).toEqual(["all", [tournamentId]]);
});

test("changes without a pause do not delay the review", async () => {
  const { reviewed, change, pass } = await reviewing();
  for (let n = 0; n < 40; n += 1) {
    change(tournamentId, "registrations");
    await pass(250);
  }
  expect(reviewed.length).toBeGreaterThanOrEqual(3);
});
