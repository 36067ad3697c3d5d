import type { TournamentId } from "../../domain/shared/values.ts";
import * as decisions from "../../domain/tournament/decisions.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";

/** Removes a tournament from all lists. A second call adds nothing. */
export const archiveTournament = (tournamentId: TournamentId, context: CommandContext) =>
  TournamentStreams.use(({ handle }) =>
    handle(targets.tournament(tournamentId), context, (tournament) =>
      decisions.archiveTournament({ tournamentId }, tournament),
    ),
  );
