import { queryOptions } from "@tanstack/react-query";
import type { SideGameId, TournamentId } from "../../../../domain/shared/values.ts";
import { getEventMoney } from "../../../contract/eventMoney.ts";
import { listParticipants } from "../../../contract/participants.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGames.ts";
import { getTeamLeaderboard } from "../../../contract/teamLeaderboard.ts";
import { call } from "../../data/call.ts";

/** The games of an event. The key is also the first part of all keys of side games. */
export const sideGamesQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId],
    queryFn: ({ signal }) => call(listSideGames, { params: { eventId: tournamentId }, signal }),
  });

export const resultsQuery = (tournamentId: TournamentId, sideGameId: SideGameId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, sideGameId, "results"],
    queryFn: ({ signal }) => call(getSideGameResults, { params: { sideGameId }, signal }),
  });

export const moneyQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["side_games", tournamentId, "money"],
    queryFn: ({ signal }) => call(getEventMoney, { params: { eventId: tournamentId }, signal }),
  });

/** The pairs and teams of the event, with the query key of the Leaderboard tab. */
export const teamsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["leaderboard", tournamentId, "teams"],
    queryFn: ({ signal }) =>
      call(getTeamLeaderboard, { params: { eventId: tournamentId }, signal }),
  });

/** The players who can be partners, with their pictures, and with the query key of the details. */
export const fieldQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "participants"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
  });
