import type { Cents, RegistrationId, RoundNumber, TeeId } from "../shared/values.ts";
import type { FieldEvent, PaymentMethod } from "./events.ts";

/** What a field knows of one player. */
export interface Entry {
  readonly registrationId: RegistrationId | null;
  /** "removed" takes the player out of every list. */
  readonly status: Standing | "removed";
  /** The status before the removal, so that the removal can be taken back. */
  readonly removedFrom: Standing | null;
  /** Whether the place came after a time on the waitlist. */
  readonly hasMovedUp: boolean;
  readonly play: Play;
  /**
   * The round whose cut the player missed. It stays, even if the player left or was disqualified
   * afterwards.
   */
  readonly missedCutAfter: RoundNumber | null;
  /** The reason of a withdrawal or disqualification; null if none was given. */
  readonly leftBecause: string | null;
  /** Their own, from which the handicap is taken. Null is the tee of the tournament. */
  readonly teeId: TeeId | null;
  /** What an administrator corrected, in the order of the corrections. */
  readonly corrections: ReadonlyArray<HandicapCorrection>;
  /** The kind of fee; null is the fee of the tournament. */
  readonly fee: string | null;
  /** What was paid and not refunded. */
  readonly paid: Paid | null;
}

export interface Paid {
  readonly amount: Cents;
  readonly method: PaymentMethod;
  /** Null for an older payment. */
  readonly receipt: number | null;
}

export type HandicapCorrection = Omit<
  Extract<FieldEvent, { readonly _tag: "PlayerHandicapCorrected" }>,
  "_tag" | "tournamentId" | "playerId"
>;

type Standing = "registered" | "waitlist" | "cancelled" | "declined";

export type Play =
  | { readonly status: "playing" | "withdrawn" | "disqualified" }
  | { readonly status: "missed_cut"; readonly afterRound: RoundNumber };

export const playing: Play = { status: "playing" };

/** What an entry begins with. */
export const newEntry = {
  hasMovedUp: false,
  play: playing,
  missedCutAfter: null,
  leftBecause: null,
  teeId: null,
  corrections: [],
  fee: null,
  removedFrom: null,
} as const;

/** The tee and the corrections of a player after an event about them. */
export const handicapAfter = (
  { teeId, corrections }: Pick<Entry, "teeId" | "corrections">,
  event: FieldEvent,
): Pick<Entry, "teeId" | "corrections"> => {
  if (event._tag === "PlayerTeeChosen") {
    return { teeId: event.teeId, corrections: corrections.flatMap(withoutTee) };
  }
  if (event._tag !== "PlayerHandicapCorrected") return { teeId, corrections };
  const { _tag, tournamentId: _tournament, playerId: _player, ...correction } = event;
  return { teeId, corrections: [...corrections, correction] };
};

/** A tee that is chosen later counts in all rounds. */
const withoutTee = ({
  teeId: _former,
  ...correction
}: HandicapCorrection): ReadonlyArray<HandicapCorrection> =>
  correction.handicapIndex === undefined ? [] : [correction];

export const removed = ({ status, removedFrom }: Entry) => ({
  status: "removed" as const,
  removedFrom: status === "removed" ? removedFrom : status,
});

/** Of a player of whom nothing is known. */
export const noEntry: Entry = { registrationId: null, status: "removed", ...newEntry, paid: null };
