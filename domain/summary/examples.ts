import fc from "fast-check";
import { PlayerId, TournamentId } from "../shared/values.ts";
import { FactsDigest } from "./events.ts";
import type { SummaryFacts } from "./facts.ts";

export const tournamentId = TournamentId.make("b9a7c1de-53a8-4a57-8a10-0d0c5b6f2b02");
export const before = FactsDigest.make("before");
export const after = FactsDigest.make("after");

export const playerNumber = (n: number) =>
  PlayerId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);

export const someFacts: SummaryFacts = {
  kind: "post-event",
  status: "completed",
  name: "Spring Cup",
  courseName: "Old Links",
  rounds: 2,
  scoring: "net",
  players: 20,
  waiting: 0,
  placesLeft: 4,
  favourites: [],
  started: 20,
  leaders: [
    { playerId: playerNumber(1), place: 1, total: "-4", thru: "F" },
    { playerId: playerNumber(2), place: 2, total: "-2", thru: "F" },
  ],
  margin: 2,
  bestRound: { playerIds: [playerNumber(2)], roundNumber: 1, strokes: 67 },
};

const player = fc.integer({ min: 1, max: 30 }).map(playerNumber);

/** Includes facts that no real event has, because a text must be true for any facts. */
export const anyFacts: fc.Arbitrary<SummaryFacts> = fc.record({
  kind: fc.constantFrom("preview", "post-event"),
  status: fc.constantFrom("upcoming", "active", "completed", "cancelled"),
  name: fc.constantFrom("Spring Cup", "2026 Club Championship", "the vets' medal"),
  courseName: fc.constantFrom("Old Links", "Kilmore 18", "the park"),
  rounds: fc.integer({ min: 1, max: 4 }),
  scoring: fc.constantFrom("gross", "net", "stableford"),
  players: fc.nat(150),
  waiting: fc.nat(3),
  placesLeft: fc.option(fc.nat(40)),
  favourites: fc.array(
    fc.record({
      playerId: player,
      handicap: fc.integer({ min: -50, max: 540 }).map((n) => n / 10),
    }),
    { maxLength: 3 },
  ),
  started: fc.nat(150),
  leaders: fc.array(
    fc.record({
      playerId: player,
      place: fc.integer({ min: 1, max: 3 }),
      total: fc.constantFrom("-4", "E", "+3", "30 pts"),
      thru: fc.constantFrom("F", "12", "1"),
    }),
    { maxLength: 5 },
  ),
  margin: fc.option(fc.integer({ min: 1, max: 9 })),
  bestRound: fc.option(
    fc.record({
      playerIds: fc.array(player, { minLength: 1, maxLength: 3 }),
      roundNumber: fc.integer({ min: 1, max: 4 }),
      strokes: fc.integer({ min: 55, max: 120 }),
    }),
  ),
});
