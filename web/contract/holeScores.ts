import { Schema } from "effect";
import { HoleScore, PlayerId, RoundNumber } from "../../domain/shared/values.ts";
import { orElse, orNull } from "./inputs/absent.ts";
import { optionalLines } from "./inputs/texts.ts";
import { says, sentence } from "./sentence.ts";

const { holeNumber, strokes, putts, penalties } = HoleScore.fields;

/**
 * One column of a card as people send it: what they leave out is not known, and no penalty. With an
 * answer, what is wrong goes into the details of that.
 */
const holeScore = (answer?: string) =>
  Schema.Struct({
    holeNumber: holeNumber.pipe(sentence("Hole number must be between 1 and 18", answer)),
    strokes: strokes.pipe(sentence("Strokes must be between 1 and 12", answer)),
    putts: orNull(putts.pipe(sentence("Putts must be between 0 and 8", answer))),
    penalties: orElse(penalties.pipe(sentence("Penalties must be between 0 and 5", answer)), 0),
    notes: orNull(optionalLines("Notes", 500, answer)),
  });

export const HoleScoreInput = holeScore();
export type HoleScoreInput = typeof HoleScoreInput.Type;

/** A round has no more holes than this. */
const atMost18 = Schema.isMaxLength(18, says("A round has at most 18 holes"));

const invalid = "Invalid score data";

export const MyScores = Schema.Struct({
  roundNumber: RoundNumber.pipe(sentence("Round number must be between 1 and 4")),
  holeScores: Schema.NonEmptyArray(HoleScoreInput)
    .check(atMost18)
    .pipe(sentence("Please enter at least one hole score before submitting.")),
});
export type MyScores = typeof MyScores.Type;

/** What a player sends for somebody of the same tee group. */
export const GroupScores = Schema.Struct({
  playerId: PlayerId.pipe(sentence("Player is required")),
  ...MyScores.fields,
});

/** What an administrator sends of a hole. */
const holeScoreByAdmin = Schema.Struct({
  ...holeScore(invalid).fields,
  /** The strokes that were last seen on the hole, null for none. */
  basedOn: Schema.optionalKey(
    Schema.NullOr(strokes.pipe(sentence("Strokes must be between 1 and 12", invalid))),
  ),
});
export type HoleScoreByAdmin = typeof holeScoreByAdmin.Type;

/** Administrators read the details. */
export const scoresByAdmin = {
  roundNumber: RoundNumber.pipe(sentence("Round number must be between 1 and 4", invalid)),
  holeScores: Schema.NonEmptyArray(holeScoreByAdmin)
    .check(Schema.isMaxLength(18, says("A round has at most 18 holes", invalid)))
    .pipe(sentence("Please enter scores for at least one hole")),
  reason: orNull(optionalLines("Reason", 500, invalid)),
};
