import { queryOptions } from "@tanstack/react-query";
import type { SideGameId, TournamentId } from "../../../../domain/shared/values.ts";
import { getEventMoney } from "../../../contract/eventMoney.ts";
import { listParticipants } from "../../../contract/participants.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGames.ts";
import { getTeamLeaderboard } from "../../../contract/teamLeaderboard.ts";
import { call } from "../../lib/call.ts";

/** The games of an event; its key is also the beginning of all that is known of them. */
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

/** The pairs and teams of the event. The Leaderboard tab shows the same list. */
export const teamsQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["leaderboard", tournamentId, "teams"],
    queryFn: ({ signal }) =>
      call(getTeamLeaderboard, { params: { eventId: tournamentId }, signal }),
  });

/** Who may be named as partner, and the pictures of those who play. The details show the same list. */
export const fieldQuery = (tournamentId: TournamentId) =>
  queryOptions({
    queryKey: ["registrations", tournamentId, "participants"],
    queryFn: ({ signal }) => call(listParticipants, { params: { eventId: tournamentId }, signal }),
  });
