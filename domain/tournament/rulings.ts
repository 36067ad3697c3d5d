import { Schema } from "effect";
import { range } from "../golf/range.ts";
import type { RoundRuling } from "../golf/roundsThatCount.ts";
import { HoleNumber, RoundNumber, textBetween } from "../shared/values.ts";

/** What the office says of a round. */
export const Ruling = Schema.Struct({
  /** False for a cancelled round. */
  counts: Schema.Boolean,
  /** The only holes that count, for everybody the same; null for all of them. */
  holes: Schema.NullOr(Schema.NonEmptyArray(HoleNumber)),
  reason: textBetween(1, 500),
});
export type Ruling = typeof Ruling.Type;

/** The latest one of each round. */
export type Rulings = Readonly<Record<number, Ruling>>;

/** A round and what counts of it. */
export interface SaidOfRound extends RoundRuling {
  readonly roundNumber: RoundNumber;
  /** Null while the office has said nothing of it. */
  readonly reason: string | null;
}

const nothingSaid = { counts: true, holes: null, reason: null };

/** Every round of a tournament. */
export const saidOfRounds = (
  numberOfRounds: number,
  rulings: Rulings,
): ReadonlyArray<SaidOfRound> =>
  range(1, numberOfRounds).map((round) => ({
    roundNumber: RoundNumber.make(round),
    ...(rulings[round] ?? nothingSaid),
  }));
