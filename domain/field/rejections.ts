import { Schema } from "effect";
import { PlayerId, RoundNumber, TournamentId } from "../shared/values.ts";

const ofPlayer = { tournamentId: TournamentId, playerId: PlayerId };

export class AlreadyRegistered extends Schema.TaggedError<AlreadyRegistered>()(
  "AlreadyRegistered",
  ofPlayer,
) {}

/** An administrator enters a player for whom there is no place, and has not said what then. */
export class EventFull extends Schema.TaggedError<EventFull>()("EventFull", {
  ...ofPlayer,
  places: Schema.Int,
  taken: Schema.Int,
  waiting: Schema.Int,
}) {}

/** The tournament needs a handicap, which the player has not entered. */
export class HandicapMissing extends Schema.TaggedError<HandicapMissing>()(
  "HandicapMissing",
  ofPlayer,
) {}

export class RegistrationClosed extends Schema.TaggedError<RegistrationClosed>()(
  "RegistrationClosed",
  ofPlayer,
) {}

export class RegistrationDeadlinePassed extends Schema.TaggedError<RegistrationDeadlinePassed>()(
  "RegistrationDeadlinePassed",
  ofPlayer,
) {}

export class RegistrationWasDeclined extends Schema.TaggedError<RegistrationWasDeclined>()(
  "RegistrationWasDeclined",
  ofPlayer,
) {}

export class NotInField extends Schema.TaggedError<NotInField>()("NotInField", ofPlayer) {}

export class AlreadyWithdrawn extends Schema.TaggedError<AlreadyWithdrawn>()(
  "AlreadyWithdrawn",
  ofPlayer,
) {}

export class NoLongerPlaying extends Schema.TaggedError<NoLongerPlaying>()(
  "NoLongerPlaying",
  ofPlayer,
) {}

export class TournamentCompleted extends Schema.TaggedError<TournamentCompleted>()(
  "TournamentCompleted",
  ofPlayer,
) {}

export class TournamentCancelled extends Schema.TaggedError<TournamentCancelled>()(
  "TournamentCancelled",
  ofPlayer,
) {}

export class TournamentNotStarted extends Schema.TaggedError<TournamentNotStarted>()(
  "TournamentNotStarted",
  ofPlayer,
) {}

export class AlreadyPaid extends Schema.TaggedError<AlreadyPaid>()("AlreadyPaid", ofPlayer) {}

/** The tournament has no such kind of fee. */
export class FeeNotOffered extends Schema.TaggedError<FeeNotOffered>()("FeeNotOffered", ofPlayer) {}

export class NothingToRefund extends Schema.TaggedError<NothingToRefund>()(
  "NothingToRefund",
  ofPlayer,
) {}

/** A player with scores keeps the tee of their card. */
export class TeeIsFixed extends Schema.TaggedError<TeeIsFixed>()("TeeIsFixed", ofPlayer) {}

const ofRound = { tournamentId: TournamentId, afterRound: RoundNumber };

export class CutAfterLastRound extends Schema.TaggedError<CutAfterLastRound>()(
  "CutAfterLastRound",
  ofRound,
) {}

export class CutTooSmall extends Schema.TaggedError<CutTooSmall>()("CutTooSmall", ofRound) {}

export class RoundNotComplete extends Schema.TaggedError<RoundNotComplete>()(
  "RoundNotComplete",
  ofRound,
) {}

export class CutIsFinal extends Schema.TaggedError<CutIsFinal>()("CutIsFinal", ofRound) {}

export class CutNotFound extends Schema.TaggedError<CutNotFound>()("CutNotFound", ofRound) {}

export type FieldRejection =
  | AlreadyRegistered
  | EventFull
  | HandicapMissing
  | RegistrationClosed
  | RegistrationDeadlinePassed
  | RegistrationWasDeclined
  | NotInField
  | AlreadyWithdrawn
  | NoLongerPlaying
  | TournamentCompleted
  | TournamentCancelled
  | TournamentNotStarted
  | AlreadyPaid
  | FeeNotOffered
  | NothingToRefund
  | TeeIsFixed
  | CutAfterLastRound
  | CutTooSmall
  | RoundNotComplete
  | CutIsFinal
  | CutNotFound;
