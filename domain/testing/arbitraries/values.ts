import fc from "fast-check";
import { PlayerId, RoundNumber, WallClock } from "../../shared/values.ts";
import type { TournamentStatus } from "../../tournament/status.ts";

/** The n-th player of a test's field. */
export const playerNumber = (n: number) =>
  PlayerId.make(`00000000-0000-4000-a000-${String(n).padStart(12, "0")}`);

/** Only a few, so that the same ones appear again and again. */
export const players = [1, 2, 3, 4, 5, 6].map(playerNumber);
export const anyPlayer = fc.constantFrom(...players);

export const roundNumber = fc.integer({ min: 1, max: 4 }).map((round) => RoundNumber.make(round));

export const tournamentStatus: fc.Arbitrary<TournamentStatus> = fc.constantFrom(
  "upcoming",
  "active",
  "completed",
  "cancelled",
);

/** Days of one month, so that starts, ends and present dates coincide; some with a time of day. */
export const wallClock: fc.Arbitrary<WallClock> = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.option(fc.integer({ min: 0, max: 23 }), { freq: 3 }))
  .map(([day, hour]) => {
    const date = `2026-06-${twoDigits(day)}`;
    return WallClock.make(hour === null ? date : `${date}T${twoDigits(hour)}:30:00`);
  });

const twoDigits = (number: number) => String(number).padStart(2, "0");

export const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 3 });

/** Ids of only a few things, so that the same ones appear again and again. */
export const idOf = <Id>(kind: { readonly make: (uuid: string) => Id }): fc.Arbitrary<Id> =>
  fc
    .nat({ max: 3 })
    .map((n) => kind.make(`00000000-0000-4000-b000-${String(n).padStart(12, "0")}`));

/** From +10 to 54. */
export const handicapIndex = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);

/** The kind of a command. */
export const tag = <Tag extends string>(name: Tag) => ({ _tag: fc.constant(name) });
