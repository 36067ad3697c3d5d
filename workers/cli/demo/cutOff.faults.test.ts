import { Effect, Fiber } from "effect";
import { expect } from "vitest";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { head, test } from "../import/testing/product.ts";
import { demoEvents } from "./demoEvents.ts";
import { demoTournamentId } from "./demoTournament.ts";
import { seedDemo, wantsDemo } from "./seedDemo.ts";

test("an interrupted demo seed continues at the next start", async ({ product }) => {
  for (const events of [3, 60, 150]) {
    const cutOff = Effect.gen(function* () {
      const seeding = yield* Effect.forkChild(seedDemo());
      while ((yield* head) < events) yield* Effect.sleep("1 millis");
      yield* Fiber.interrupt(seeding);
      return yield* wantsDemo;
    });
    expect(await product.runPromise(cutOff)).toBe(true);
  }

  await product.runPromise(seedDemo());
  const statuses = await product.runPromise(
    Effect.forEach(Object.values(demoEvents), (event) =>
      TournamentFacts.use(({ tournament }) => tournament(demoTournamentId(event))).pipe(
        Effect.map(({ status }) => status),
      ),
    ),
  );
  expect(statuses).toEqual([
    "active",
    "completed",
    "upcoming",
    "upcoming",
    "upcoming",
    "cancelled",
  ]);
  expect(await product.runPromise(wantsDemo)).toBe(false);
});
