import { Schema } from "effect";
import { HoleScore, intBetween, PlayerId } from "../../domain/shared/values.ts";
import { orElse, orNull } from "./inputs/absent.ts";
import { roundInput } from "./inputs/roundInput.ts";
import { says, sentence } from "./inputs/sentence.ts";
import { optionalLines } from "./inputs/texts.ts";

const { holeNumber, strokes: seenStrokes, putts, penalties } = HoleScore.fields;

/** Only an imported card has more. */
const strokes = intBetween(1, 12);

/**
 * One column of a card as people send it. A missing value is unknown; missing penalty strokes are
 * 0. If an answer is given, the exact mistake goes into its details.
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

/** The same, with the strokes that the writer last saw on the hole, null for none. */
const withSeen = (answer?: string) =>
  Schema.Struct({
    ...holeScore(answer).fields,
    basedOn: Schema.optionalKey(
      Schema.NullOr(seenStrokes.pipe(sentence("Strokes must be between 1 and 12", answer))),
    ),
  });

/** A round has no more holes than this. */
const atMost18 = Schema.isMaxLength(18, says("A round has at most 18 holes"));

const invalid = "Invalid score data";

/** If strokes conflict with others that the writer had not seen, both are kept. */
export const MyScores = Schema.Struct({
  roundNumber: roundInput(),
  holeScores: Schema.NonEmptyArray(withSeen())
    .check(atMost18)
    .pipe(sentence("Please enter at least one hole score before submitting.")),
});
export type MyScores = typeof MyScores.Type;

/** The scores that a player sends for another member of the tee group. */
export const GroupScores = Schema.Struct({
  playerId: PlayerId.pipe(sentence("Player is required")),
  ...MyScores.fields,
});

/** Administrators read the details. */
export const scoresByAdmin = {
  roundNumber: roundInput(invalid),
  holeScores: Schema.NonEmptyArray(withSeen(invalid))
    .check(Schema.isMaxLength(18, says("A round has at most 18 holes", invalid)))
    .pipe(sentence("Please enter scores for at least one hole")),
  reason: orNull(optionalLines("Reason", 500, invalid)),
};
