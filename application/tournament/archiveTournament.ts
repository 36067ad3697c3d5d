import type { TournamentId } from "../../domain/shared/values.ts";
import * as decisions from "../../domain/tournament/decisions.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";

/** Takes a tournament out of all lists. A second time adds nothing. */
export const archiveTournament = (tournamentId: TournamentId, context: CommandContext) =>
  TournamentStreams.use(({ handle }) =>
    handle(targets.tournament(tournamentId), context, (tournament) =>
      decisions.archiveTournament({ tournamentId }, tournament),
    ),
  );
