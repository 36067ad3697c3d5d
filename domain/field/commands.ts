import { Schema } from "effect";
import { Cents, Notes, PlayerId, RoundNumber, TournamentId } from "../shared/values.ts";
import { TournamentStatus } from "../tournament/status.ts";

/** What the tournament says about places in its field at the moment of the command. */
export const EntryTerms = Schema.Struct({
  status: TournamentStatus,
  /** 0 is no limit. */
  maxParticipants: Schema.Int,
  hasDeadlinePassed: Schema.Boolean,
});
export type EntryTerms = typeof EntryTerms.Type;

const ofPlayer = { tournamentId: TournamentId, playerId: PlayerId, terms: EntryTerms };

/** What may be asked of a field. Whoever sends a command has checked that the sender may ask it. */
export const FieldCommand = Schema.TaggedUnion({
  /** Administrators may exceed the limit and come after the deadline. */
  RegisterPlayer: { ...ofPlayer, by: Schema.Literals(["player", "admin"]) },
  WithdrawPlayer: { ...ofPlayer, by: Schema.Literals(["player", "admin"]), reason: Notes },
  AcceptPlayer: ofPlayer,
  DeclineRegistration: ofPlayer,
  RemoveRegistration: ofPlayer,
  DisqualifyPlayer: { ...ofPlayer, reason: Notes },
  RecordPayment: { ...ofPlayer, amount: Cents },
  RefundPayment: ofPlayer,
  /** Gives free places to the first in line, for example after the limit was raised. */
  PromoteFromWaitlist: { tournamentId: TournamentId, terms: EntryTerms },
  MakeCut: {
    tournamentId: TournamentId,
    numberOfRounds: Schema.Int,
    afterRound: RoundNumber,
    /** At least 1, or the field refuses. Whoever keeps the cut has no room for more than this. */
    top: Schema.Int.check(Schema.isLessThanOrEqualTo(100_000)),
    ties: Schema.Boolean,
    withinStrokes: Schema.NullOr(Schema.Int),
    cutLine: Schema.String,
    playerIds: Schema.Array(PlayerId),
    /** Those still playing whose cards up to that round are not complete. */
    incomplete: Schema.Array(PlayerId),
    laterRoundHasScores: Schema.Boolean,
  },
});
export type FieldCommand = typeof FieldCommand.Type;

type Cases = typeof FieldCommand.cases;
export type RegisterPlayer = Cases["RegisterPlayer"]["Type"];
export type WithdrawPlayer = Cases["WithdrawPlayer"]["Type"];
export type AcceptPlayer = Cases["AcceptPlayer"]["Type"];
export type DeclineRegistration = Cases["DeclineRegistration"]["Type"];
export type RemoveRegistration = Cases["RemoveRegistration"]["Type"];
export type DisqualifyPlayer = Cases["DisqualifyPlayer"]["Type"];
export type RecordPayment = Cases["RecordPayment"]["Type"];
export type RefundPayment = Cases["RefundPayment"]["Type"];
export type PromoteFromWaitlist = Cases["PromoteFromWaitlist"]["Type"];
export type MakeCut = Cases["MakeCut"]["Type"];
