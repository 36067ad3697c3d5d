import type { TournamentId } from "../../domain/shared/values.ts";
import { TournamentCommand } from "../../domain/tournament/commands.ts";
import type { CommandContext } from "../commandHandler.ts";
import { handleTournament } from "./handleTournament.ts";

/** Takes a tournament out of all lists. A second time adds nothing. */
export const archiveTournament = (tournamentId: TournamentId, context: CommandContext) =>
  handleTournament(TournamentCommand.cases.ArchiveTournament.make({ tournamentId }), context);
