import { queryOptions } from "@tanstack/react-query";
import type { SideGameId, TournamentId } from "../../../../domain/shared/values.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGames.ts";
import { call } from "../../data/call.ts";

/** The games with their players, in the order of creation. */
export const sideGamesQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, "admin"],
    queryFn: ({ signal }) => call(listSideGames, { params: { eventId: tournamentId }, signal }),
  });

/** The results of one game. The key contains the tournament, so that new scores refresh it. */
export const resultsQuery = (tournamentId: TournamentId, sideGameId: SideGameId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, sideGameId, "results"],
    queryFn: ({ signal }) => call(getSideGameResults, { params: { sideGameId }, signal }),
  });
