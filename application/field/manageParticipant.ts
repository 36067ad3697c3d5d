import { Effect } from "effect";
import { FieldCommand } from "../../domain/field/commands.ts";
import { Cents, type PlayerId, type TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { entryTermsOf } from "./entryTerms.ts";
import { handleField } from "./handleField.ts";

export type ParticipantAction =
  | "accept"
  | "decline"
  | "remove"
  | "markPaid"
  | "refund"
  | "withdraw"
  | "disqualify";

const free = Cents.make(0);

/** What an administrator does with one player of a field. */
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
  return yield* handleField(commandFor(action, about, reason, fee), context);
});

type About = Pick<
  typeof FieldCommand.cases.AcceptPlayer.Type,
  "tournamentId" | "playerId" | "terms"
>;

const commandFor = (
  action: ParticipantAction,
  about: About,
  reason: string | null,
  amount: Cents,
): FieldCommand => {
  const { cases } = FieldCommand;
  switch (action) {
    case "accept":
      return cases.AcceptPlayer.make(about);
    case "decline":
      return cases.DeclineRegistration.make(about);
    case "remove":
      return cases.RemoveRegistration.make(about);
    case "markPaid":
      return cases.RecordPayment.make({ ...about, amount });
    case "refund":
      return cases.RefundPayment.make(about);
    case "withdraw":
      return cases.WithdrawPlayer.make({ ...about, by: "admin", reason });
    case "disqualify":
      return cases.DisqualifyPlayer.make({ ...about, reason });
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
  const command = FieldCommand.cases.WithdrawPlayer.make({
    ...participant,
    terms,
    by: "player",
    reason: null,
  });
  return yield* handleField(command, context);
});
