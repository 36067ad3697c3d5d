import { streams } from "../../domain/shared/streams.ts";
import type {
  MatchId,
  ScorecardKey,
  SideGameId,
  TournamentId,
} from "../../domain/shared/values.ts";
import type { Target } from "./streamHandler.ts";

interface OfTournament {
  readonly tournamentId: TournamentId;
}

/** The stream of a command, and its tournament. */
export const targets = {
  tournament: (tournamentId: TournamentId): Target => ({
    stream: streams.tournament(tournamentId),
    tournamentId,
  }),
  field: (tournamentId: TournamentId): Target => ({
    stream: streams.field(tournamentId),
    tournamentId,
  }),
  teeSheet: (tournamentId: TournamentId): Target => ({
    stream: streams.teeSheet(tournamentId),
    tournamentId,
  }),
  teams: (tournamentId: TournamentId): Target => ({
    stream: streams.teams(tournamentId),
    tournamentId,
  }),
  summary: (tournamentId: TournamentId): Target => ({
    stream: streams.summary(tournamentId),
    tournamentId,
  }),
  scorecard: (card: ScorecardKey): Target => ({
    stream: streams.scorecard(card),
    tournamentId: card.tournamentId,
  }),
  sideGame: ({ sideGameId, tournamentId }: OfTournament & { sideGameId: SideGameId }): Target => ({
    stream: streams.sideGame(sideGameId),
    tournamentId,
  }),
  match: ({ matchId, tournamentId }: OfTournament & { matchId: MatchId }): Target => ({
    stream: streams.match(matchId),
    tournamentId,
  }),
};
