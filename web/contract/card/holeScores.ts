import { Schema } from "effect";
import { MOST_STROKES } from "../../../domain/golf/played.ts";
import { HoleScore, intBetween, PlayerId } from "../../../domain/shared/values.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { roundInput } from "../inputs/roundInput.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { optionalLines } from "../inputs/texts.ts";

const { holeNumber, putts, penalties } = HoleScore.fields;

const strokes = Schema.NullOr(intBetween(1, MOST_STROKES));

const strokesBetween = (answer?: string) => sentence("Strokes must be between 1 and 12", answer);

/**
 * One column of a card as people send it. Strokes are null where the hole was picked up, conceded
 * or not, and without that where it is taken back. A missing value is unknown; missing penalty
 * strokes are 0. If an answer is given, the exact mistake goes into its details.
 */
const holeScore = (answer?: string) =>
  Schema.Struct({
    holeNumber: holeNumber.pipe(sentence("Hole number must be between 1 and 18", answer)),
    strokes: strokes.pipe(strokesBetween(answer)),
    pickedUp: Schema.optionalKey(Schema.NullOr(Schema.Boolean).pipe(strokesBetween(answer))),
    conceded: Schema.optionalKey(Schema.NullOr(Schema.Boolean).pipe(strokesBetween(answer))),
    putts: orNull(putts.pipe(sentence("Putts must be between 0 and 8", answer))),
    penalties: orElse(penalties.pipe(sentence("Penalties must be between 0 and 5", answer)), 0),
    notes: orNull(optionalLines("Notes", 500, answer)),
  });

interface Typed {
  readonly strokes: number | null;
  readonly pickedUp?: boolean | null;
  readonly conceded?: boolean | null;
}

/** A hole has strokes or was picked up, and only who has picked up can have conceded it. */
const isPossible = ({ strokes: made, pickedUp, conceded }: Typed) =>
  (made === null || pickedUp !== true) && (conceded !== true || pickedUp === true);

const possible = (answer?: string) =>
  Schema.makeFilter(isPossible, says("Strokes must be between 1 and 12", answer));

export const HoleScoreInput = holeScore().check(possible());
export type HoleScoreInput = typeof HoleScoreInput.Type;

/** What the writer last saw on the hole: strokes, 0 for picked up, null for none. */
const seen = Schema.NullOr(intBetween(0, 30));

/** The same, with what its writer saw. */
const withSeen = (answer?: string) =>
  Schema.Struct({
    ...holeScore(answer).fields,
    basedOn: Schema.optionalKey(seen.pipe(strokesBetween(answer))),
  }).check(possible(answer));

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
