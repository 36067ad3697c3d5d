import { Option, Schema } from "effect";
import { HoleScore, PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";

/** A hole score that the player has entered and the server has not answered yet. */
export const WaitingEntry = Schema.Struct({
  /** Made when the player taps: every attempt is the same command, also after a reload. */
  key: Schema.String,
  /** Scores are sent in the order in which they were entered. */
  order: Schema.Int,
  /** An attempt may have arrived although nobody heard so, or may arrive later than the next one. */
  wasTried: Schema.Boolean,
  /** Whose card it is on. Without one, that of the player who has entered it. */
  playerId: Schema.optionalKey(PlayerId),
  roundNumber: RoundNumber,
  hole: HoleScore,
  /**
   * The strokes that the screen showed when these were entered, null for none: the server then sees
   * whether two people disagree. Entries of before this was kept have none, and simply go.
   */
  basedOn: Schema.optionalKey(Schema.NullOr(HoleScore.fields.strokes)),
});
export type WaitingEntry = typeof WaitingEntry.Type;

/** A score of a hole, and on which card. */
export type EnteredHole = Pick<WaitingEntry, "playerId" | "roundNumber" | "hole" | "basedOn">;

const Text = Schema.fromJsonString(WaitingEntry);

export const textOf = Schema.encodeSync(Text);
const decode = Schema.decodeUnknownOption(Text);

/** Null when the text is none of ours, as after an update of the product. */
export const readEntry = (text: string): WaitingEntry | null => Option.getOrNull(decode(text));

/** However often a hole was changed meanwhile, it is one hole. */
export const countHoles = (entries: ReadonlyArray<WaitingEntry>): number =>
  new Set(entries.map(placeOf)).size;

const placeOf = ({ playerId, roundNumber, hole }: EnteredHole) =>
  `${playerId ?? "own"} ${roundNumber} ${hole.holeNumber}`;

export const isSameHole = (a: EnteredHole, b: EnteredHole): boolean => placeOf(a) === placeOf(b);

/** What was entered on one card. */
export const ofCard =
  (playerId: PlayerId | undefined, roundNumber: RoundNumber) =>
  (entry: EnteredHole): boolean =>
    entry.playerId === playerId && entry.roundNumber === roundNumber;
