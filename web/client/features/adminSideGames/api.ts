import { queryOptions } from "@tanstack/react-query";
import type { SideGameId, TournamentId } from "../../../../domain/shared/values.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGames.ts";
import { call } from "../../lib/call.ts";

/** The games as they were created, with who has joined, in the order of their creation. */
export const sideGamesQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listSideGames, { params: { eventId: tournamentId }, signal }),
  });

/** How one game stands. Its key follows the tournament, so that each new score refreshes it. */
export const resultsQuery = (tournamentId: TournamentId, sideGameId: SideGameId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, sideGameId, "results"],
    queryFn: ({ signal }) => call(getSideGameResults, { params: { sideGameId }, signal }),
  });
