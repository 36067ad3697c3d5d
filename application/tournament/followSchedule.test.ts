import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import { context } from "../../domain/scorecard/examples.ts";
import { WallClock } from "../../domain/shared/values.ts";
import { change, create, tournamentId } from "../../domain/tournament/examples.ts";
import { commandHandlers } from "../commandHandlers.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { EventStoreMemory } from "../ports/EventStore.memory.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { sendToTournament } from "../testing/send.ts";
import { beginOnItsDay, followSchedule } from "./followSchedule.ts";

const morning = WallClock.make("2026-06-06T08:00:00");
const clock = Layer.succeed(OrganiserClock, {
  now: Effect.succeed(morning),
  today: Effect.succeed(WallClock.make("2026-06-06")),
  timeZone: "Europe/Warsaw",
  isChosen: true,
});
const product = commandHandlers.pipe(Layer.provideMerge(Layer.merge(EventStoreMemory, clock)));

const status = TournamentFacts.use((facts) => facts.tournament(tournamentId)).pipe(
  Effect.map((tournament) => tournament.status),
);

test("a tournament becomes active once on its start day, although the clock runs several times", () =>
  Effect.gen(function* () {
    yield* sendToTournament(create(), context(1));
    yield* followSchedule(tournamentId);
    yield* followSchedule(tournamentId);
    expect(yield* status).toBe("active");
    const { revision } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
    expect(revision).toBe(1);
  }).pipe(Effect.provide(product), Effect.runPromise));

test("a tournament that was set back on its start day becomes active again", () =>
  Effect.gen(function* () {
    yield* sendToTournament(create(), context(1));
    yield* followSchedule(tournamentId);
    yield* sendToTournament(change({}, "upcoming"), context(2));
    expect(yield* status).toBe("upcoming");
    yield* followSchedule(tournamentId);
    expect(yield* status).toBe("active");
  }).pipe(Effect.provide(product), Effect.runPromise));

test.for([
  ["2026-06-06", "active"],
  ["2026-06-07", "upcoming"],
  // Its results may still be entered; the clock completes it.
  ["2026-06-05", "upcoming"],
])("a tournament of %s that is set up on June 6 is %s", ([startDate, expected]) =>
  Effect.gen(function* () {
    const dates = { startDate: WallClock.make(String(startDate)), endDate: null };
    yield* sendToTournament(create(dates), context(1));
    yield* beginOnItsDay(tournamentId);
    expect(yield* status).toBe(expected);
  }).pipe(Effect.provide(product), Effect.runPromise),
);
