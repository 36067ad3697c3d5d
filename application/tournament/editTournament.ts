import type { TournamentId } from "../../domain/shared/values.ts";
import {
  type ChangeTournamentSettings,
  changeSettings,
} from "../../domain/tournament/decisions.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";

/** Changes only the named fields. The caller supplies the facts that protect an edit. */
export const editTournament = (
  tournamentId: TournamentId,
  edit: Partial<ChangeTournamentSettings>,
  context: CommandContext,
) =>
  TournamentStreams.use(({ handle }) =>
    handle(targets.tournament(tournamentId), context, (tournament) =>
      changeSettings({ ...noChange, ...edit, tournamentId }, tournament),
    ),
  );

const noChange = { changed: {}, status: null, lastRoundWithScores: null, basedOn: null };
