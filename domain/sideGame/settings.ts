import { Schema } from "effect";
import { GameFormat, GameScoring, GameType } from "../golf/sideGames/gameTypes.ts";
import { Cents, HoleNumber, intBetween, RoundNumber, textBetween } from "../shared/values.ts";

/** A round with separate holes and a separate purse. */
export const SeparateRound = Schema.Struct({
  roundNumber: RoundNumber,
  holeNumbers: Schema.Array(HoleNumber),
  purse: Cents,
  description: textBetween(0, 2000),
});
export type SeparateRound = typeof SeparateRound.Type;

/** Everything an organiser chooses about a side game. */
export const SideGameSettings = Schema.Struct({
  gameType: GameType,
  gameFormat: GameFormat,
  scoring: GameScoring,
  /** Ascending. */
  roundNumbers: Schema.NonEmptyArray(RoundNumber),
  /** Ascending. Empty means all holes of the course. */
  holeNumbers: Schema.Array(HoleNumber),
  /** The amount for all rounds together. */
  purse: Cents,
  /** Null stands for no limit. */
  maxParticipants: Schema.NullOr(intBetween(1, 100_000)),
  teamSize: intBetween(1, 100_000),
  description: Schema.NullOr(textBetween(0, 2000)),
  /** In percent, by place. */
  payoutStructure: Schema.NonEmptyArray(Schema.Finite),
  isCombinedRounds: Schema.Boolean,
  /** By round. Null if all rounds share the holes and the purse. */
  separateRounds: Schema.NullOr(Schema.Array(SeparateRound)),
});
export type SideGameSettings = typeof SideGameSettings.Type;
