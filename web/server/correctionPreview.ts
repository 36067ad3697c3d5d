import { Effect } from "effect";
import { People } from "../../application/ports/People.ts";
import { metricOf } from "../../application/scorecard/termsOfPlay.ts";
import { courseHolesOf } from "../../application/sideGame/courseHoles.ts";
import { TournamentFacts } from "../../application/tournament/tournamentFacts.ts";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { emptyBoard, entriesOf, onBoard, withNews } from "../../projections/leaderboard/board.ts";
import { correctedCard, withCard } from "../../projections/leaderboard/correctedCards.ts";
import { type BoardNews, boardSince } from "../../projections/leaderboard/queries.ts";
import { readMatches } from "../../projections/matches/matchesOf.ts";
import type { MatchSources } from "../../projections/matches/queries.ts";
import { sideGamesOf } from "../../projections/sideGames/queries.ts";
import { settleSideGame } from "../../projections/sideGames/settlements.ts";
import type { CorrectionPreview } from "../contract/correctionPreview.ts";
import { optionsOf } from "./board.ts";
import { meetingFacts } from "./meetingFacts.ts";
import { changedMatches, changedPlaces, changedWinnings } from "./views/correctionPreview.ts";

/**
 * What these events of a card would change: the functions that make boards, settlements and matches,
 * run on the cards as they are and on a copy with the correction (spec/decisions.md, DEC-11).
 */
export const previewCorrection = Effect.fn("previewCorrection")(function* (
  tournamentId: TournamentId,
  events: ReadonlyArray<ScorecardEvent>,
) {
  const attestationsInvalidated = events.flatMap((event) =>
    event._tag === "AttestationsInvalidated" ? event.attestationIds : [],
  ).length;
  const before = yield* boardSince(tournamentId, Position.make(0));
  const corrected = correctedCard(before.cards, events);
  if (!corrected) {
    const nothing: CorrectionPreview = {
      attestationsInvalidated,
      leaderboard: [],
      sideGames: [],
      matches: [],
    };
    return nothing;
  }

  const after = { ...before, cards: withCard(before.cards, corrected) };
  const standingsOf = yield* rankingOf(tournamentId, before);
  const { sources, cards, withCards } = yield* readMatches(tournamentId);
  const settledWith = yield* settlingOf(tournamentId, sources);
  const [gamesBefore, gamesAfter] = [settledWith(before), settledWith(after)];
  const preview: CorrectionPreview = {
    attestationsInvalidated,
    leaderboard: changedPlaces(standingsOf(before), standingsOf(after)),
    sideGames: changedWinnings(gamesBefore, gamesAfter),
    matches: changedMatches(
      { own: withCards(cards), ofGames: gamesBefore },
      { own: withCards(withCard(cards, corrected)), ofGames: gamesAfter },
    ),
  };
  return preview;
});

/** The event total in the event's own scoring. */
const rankingOf = Effect.fnUntraced(function* (tournamentId: TournamentId, news: BoardNews) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const scoring = competitionScoring(yield* metricOf(settings));
  const players = onBoard(withNews(emptyBoard(0), news)).map((player) => player.player_id);
  const people = yield* People.use(({ named }) => named(players));
  return (rows: BoardNews) => {
    const board = withNews(emptyBoard(0), rows);
    const choice = { view: "event-total", scoring, selectedRound: 1 } as const;
    return rankLeaderboard(entriesOf(board, people), optionsOf(board, choice));
  };
});

/** Every side game of the tournament. */
const settlingOf = Effect.fnUntraced(function* (tournamentId: TournamentId, sources: MatchSources) {
  const games = yield* sideGamesOf(tournamentId);
  const meetings = meetingFacts(sources);
  const courseHoles = yield* courseHolesOf(tournamentId);
  return ({ players, cards, tournament }: BoardNews) => {
    const facts = {
      players: new Map(players.map((row) => [row.player_id, row])),
      cards,
      courseHoles,
      isCompleted: tournament?.status === "completed",
      ...meetings,
    };
    return games.map((game) => ({ game, settlement: settleSideGame(game, facts) }));
  };
});
