import { Option, Schema } from "effect";
import {
  HoleScore,
  intBetween,
  PlayerId,
  RoundNumber,
} from "../../../../../domain/shared/values.ts";

/** A hole score that the server has not answered yet. */
export const WaitingEntry = Schema.Struct({
  /** Made when the player taps, so that every attempt is the same command, also after a reload. */
  key: Schema.String,
  /** Scores are sent in the order in which they were entered. */
  order: Schema.Int,
  /** True after an attempt: it may have arrived without an answer, or may still arrive. */
  wasTried: Schema.Boolean,
  /** The player whose card it is; left out for the player who entered it. */
  playerId: Schema.optionalKey(PlayerId),
  roundNumber: RoundNumber,
  hole: HoleScore,
  /**
   * What the screen showed before: strokes, 0 for picked up, null for nothing. The server uses it to
   * detect a disagreement. Older stored entries have none.
   */
  basedOn: Schema.optionalKey(Schema.NullOr(intBetween(0, 12))),
});
export type WaitingEntry = typeof WaitingEntry.Type;

/** A hole score and the card it belongs to. */
export type EnteredHole = Pick<WaitingEntry, "playerId" | "roundNumber" | "hole" | "basedOn">;

const Text = Schema.fromJsonString(WaitingEntry);

export const textOf = Schema.encodeSync(Text);
const decode = Schema.decodeUnknownOption(Text);

/** Null for a text of another format, as after an update of the product. */
export const readEntry = (text: string): WaitingEntry | null => Option.getOrNull(decode(text));

/** Counts each hole once, however often it was changed. */
export const countHoles = (entries: ReadonlyArray<WaitingEntry>): number =>
  new Set(entries.map(placeOf)).size;

const placeOf = ({ playerId, roundNumber, hole }: EnteredHole) =>
  `${playerId ?? "own"} ${roundNumber} ${hole.holeNumber}`;

export const isSameHole = (a: EnteredHole, b: EnteredHole): boolean => placeOf(a) === placeOf(b);

/** The entries of one card. */
export const ofCard =
  (playerId: PlayerId | undefined, roundNumber: RoundNumber) =>
  (entry: EnteredHole): boolean =>
    entry.playerId === playerId && entry.roundNumber === roundNumber;
