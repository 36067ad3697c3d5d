import { Schema } from "effect";
import { eventNames } from "../shared/eventNames.ts";
import {
  Cents,
  Notes,
  PlayerId,
  RegistrationId,
  RoundNumber,
  TeeId,
  TournamentId,
  textBetween,
} from "../shared/values.ts";
import { FeeName } from "../tournament/fees.ts";

/** "manual" is how a payment was made of which nothing else was said. */
export const PaymentMethod = Schema.Literals(["manual", "cash", "card", "bank"]);
export type PaymentMethod = typeof PaymentMethod.Type;

const ofPlayer = { tournamentId: TournamentId, playerId: PlayerId };

/**
 * Facts about who plays in a tournament, in the order in which places were given.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const FieldEvent = Schema.TaggedUnion({
  PlayerRegistered: {
    ...ofPlayer,
    registrationId: RegistrationId,
    by: Schema.Literals(["player", "admin"]),
    /** If an administrator brings a player back who had missed a cut: the round of that cut. */
    missedCutAfter: Schema.optionalKey(RoundNumber),
  },
  PlayerWaitlisted: {
    ...ofPlayer,
    registrationId: RegistrationId,
    /** The limit at that moment. */
    places: Schema.Int,
  },
  PlayerPromoted: {
    ...ofPlayer,
    cause: Schema.Literals(["place_freed", "limit_raised", "accepted"]),
  },
  PlayerReinstated: {
    ...ofPlayer,
    from: Schema.Literals(["cancelled", "withdrawn", "disqualified"]),
  },
  PlayerWithdrew: { ...ofPlayer, beforeStart: Schema.Boolean, reason: Notes },
  PlayerDisqualified: { ...ofPlayer, reason: Notes },
  /** Null stands for the tee of the tournament. */
  PlayerTeeChosen: { ...ofPlayer, teeId: Schema.NullOr(TeeId) },
  /**
   * An administrator corrected the handicap index or the tee of a player, from this round on. What
   * is absent was right. Cards that are open follow with events of their own.
   */
  PlayerHandicapCorrected: {
    ...ofPlayer,
    fromRound: RoundNumber,
    /** Null stands for no index. */
    handicapIndex: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
    /** Null stands for the tee of the tournament. */
    teeId: Schema.optionalKey(Schema.NullOr(TeeId)),
    reason: textBetween(1, 500),
  },
  /** The kind of fee of an entry, by its name; null stands for the fee of the tournament. */
  EntryFeeChosen: { ...ofPlayer, fee: Schema.NullOr(FeeName) },
  RegistrationDeclined: ofPlayer,
  RegistrationRemoved: ofPlayer,
  PaymentRecorded: {
    ...{ ...ofPlayer, amount: Cents, method: PaymentMethod },
    /** Counted from 1 in each tournament. Older payments have none. */
    receipt: Schema.optionalKey(Schema.Int),
    /** The kind of fee that was paid, if it was not the fee of the tournament. */
    fee: Schema.optionalKey(FeeName),
  },
  PaymentRefunded: {
    ...{ ...ofPlayer, amount: Cents, method: PaymentMethod },
    /** That of the payment which is paid back. */
    receipt: Schema.optionalKey(Schema.Int),
  },
  CutMade: {
    tournamentId: TournamentId,
    afterRound: RoundNumber,
    top: Schema.Int,
    ties: Schema.Boolean,
    withinStrokes: Schema.NullOr(Schema.Int),
    cutLine: Schema.String,
    /** The players who play on. */
    playerIds: Schema.Array(PlayerId),
  },
  /** The players who missed the cut play on again. */
  CutWithdrawn: { tournamentId: TournamentId, afterRound: RoundNumber },
});
export type FieldEvent = typeof FieldEvent.Type;

/**
 * The events that change who plays or who is on the waitlist. A new event does not compile before
 * it is listed.
 */
export const fieldChanges = eventNames<FieldEvent["_tag"]>({
  PlayerRegistered: true,
  PlayerWaitlisted: true,
  PlayerPromoted: true,
  PlayerReinstated: true,
  PlayerWithdrew: true,
  PlayerDisqualified: true,
  RegistrationDeclined: true,
  RegistrationRemoved: true,
  PlayerTeeChosen: false,
  PlayerHandicapCorrected: false,
  EntryFeeChosen: false,
  PaymentRecorded: false,
  PaymentRefunded: false,
  CutMade: false,
  CutWithdrawn: false,
});
