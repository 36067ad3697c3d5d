import { Effect } from "effect";
import { bringBack } from "../../domain/field/bringBack.ts";
import type { OfPlayer } from "../../domain/field/decision.ts";
import type { PaymentMethod } from "../../domain/field/events.ts";
import type { Field } from "../../domain/field/field.ts";
import { disqualifyPlayer, withdrawPlayer } from "../../domain/field/leaving.ts";
import { chooseFee, recordPayment, refundPayment } from "../../domain/field/payment.ts";
import {
  acceptPlayer,
  declineRegistration,
  removeRegistration,
} from "../../domain/field/registration.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { Fees } from "../../domain/tournament/fees.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { entryTermsOf } from "./entryTerms.ts";

export type ParticipantAction =
  | "fee"
  | "accept"
  | "decline"
  | "remove"
  | "markPaid"
  | "refund"
  | "withdraw"
  | "disqualify"
  | "addBack";

/** What an action needs besides the player. */
export interface Said {
  readonly reason: string | null;
  readonly method: PaymentMethod;
  /** The kind of fee; null stands for the fee of the tournament. */
  readonly fee: string | null;
}

export const nothingSaid: Said = { reason: null, method: "manual", fee: null };

/** The actions of an administrator on one player of a field. */
export const manageParticipant = Effect.fn("manageParticipant")(function* (
  participant: { readonly tournamentId: TournamentId; readonly playerId: PlayerId },
  action: ParticipantAction,
  said: Said,
  context: CommandContext,
) {
  const { tournamentId } = participant;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const about = { ...participant, terms: yield* entryTermsOf(tournament) };
  const { handle } = yield* FieldStreams;
  return yield* handle(
    targets.field(tournamentId),
    context,
    decisionOf(action, about, said, tournament.settings),
  );
});

const decisionOf =
  (action: ParticipantAction, about: OfPlayer, { reason, method, fee }: Said, fees: Fees) =>
  (field: Field) => {
    switch (action) {
      case "accept":
        return acceptPlayer(about, field);
      case "decline":
        return declineRegistration(about, field);
      case "remove":
        return removeRegistration(about, field);
      case "markPaid":
        return recordPayment({ ...about, fees, method }, field);
      case "fee":
        return chooseFee({ ...about, fees, fee }, field);
      case "refund":
        return refundPayment(about, field);
      case "withdraw":
        return withdrawPlayer({ ...about, by: "admin", reason }, field);
      case "disqualify":
        return disqualifyPlayer({ ...about, reason }, field);
      case "addBack":
        return bringBack(about, field);
    }
  };

/** A player leaves by their own decision. */
export const withdrawFromTournament = Effect.fn("withdrawFromTournament")(function* (
  participant: { readonly tournamentId: TournamentId; readonly playerId: PlayerId },
  context: CommandContext,
) {
  const { tournamentId } = participant;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const terms = yield* entryTermsOf(tournament);
  const { handle } = yield* FieldStreams;
  return yield* handle(targets.field(tournamentId), context, (field) =>
    withdrawPlayer({ ...participant, terms, by: "player", reason: null }, field),
  );
});
