import { Effect } from "effect";
import { bringBack } from "../../domain/field/bringBack.ts";
import type { OfPlayer } from "../../domain/field/decision.ts";
import type { Field } from "../../domain/field/field.ts";
import { disqualifyPlayer, withdrawPlayer } from "../../domain/field/leaving.ts";
import { recordPayment, refundPayment } from "../../domain/field/payment.ts";
import {
  acceptPlayer,
  declineRegistration,
  removeRegistration,
} from "../../domain/field/registration.ts";
import { Cents, type PlayerId, type TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { entryTermsOf } from "./entryTerms.ts";

export type ParticipantAction =
  | "accept"
  | "decline"
  | "remove"
  | "markPaid"
  | "refund"
  | "withdraw"
  | "disqualify"
  | "addBack";

const free = Cents.make(0);

/** The actions of an administrator on one player of a field. */
export const manageParticipant = Effect.fn("manageParticipant")(function* (
  participant: { readonly tournamentId: TournamentId; readonly playerId: PlayerId },
  action: ParticipantAction,
  reason: string | null,
  context: CommandContext,
) {
  const { tournamentId } = participant;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const about = { ...participant, terms: yield* entryTermsOf(tournament) };
  const fee = tournament.settings.registrationFee ?? free;
  const { handle } = yield* FieldStreams;
  return yield* handle(
    targets.field(tournamentId),
    context,
    decisionOf(action, about, reason, fee),
  );
});

const decisionOf =
  (action: ParticipantAction, about: OfPlayer, reason: string | null, amount: Cents) =>
  (field: Field) => {
    switch (action) {
      case "accept":
        return acceptPlayer(about, field);
      case "decline":
        return declineRegistration(about, field);
      case "remove":
        return removeRegistration(about, field);
      case "markPaid":
        return recordPayment({ ...about, amount }, field);
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
