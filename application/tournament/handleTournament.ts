import { Context, Layer } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import type { TournamentCommand } from "../../domain/tournament/commands.ts";
import { tournamentDecider } from "../../domain/tournament/decider.ts";
import { TournamentEvent } from "../../domain/tournament/events.ts";
import type { TournamentRejection } from "../../domain/tournament/rejections.ts";
import type { Tournament } from "../../domain/tournament/tournament.ts";
import { type CommandContext, type CommandHandler, commandHandler } from "../commandHandler.ts";

/** One per process, because it remembers the tournaments in use. */
export class HandleTournament extends Context.Service<
  HandleTournament,
  CommandHandler<TournamentCommand, Tournament, TournamentRejection>
>()("golf/application/tournament/HandleTournament") {
  static readonly layer = Layer.effect(
    HandleTournament,
    commandHandler({
      decider: tournamentDecider,
      event: TournamentEvent,
      schemaVersion: 1,
      target: ({ tournamentId }) => ({ stream: streams.tournament(tournamentId), tournamentId }),
    }),
  );
}

export const handleTournament = (command: TournamentCommand, context: CommandContext) =>
  HandleTournament.use(({ handle }) => handle(command, context));
