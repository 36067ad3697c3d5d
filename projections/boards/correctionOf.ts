import { Effect } from "effect";
import { People } from "../../application/ports/People.ts";
import type { Scoring } from "../../domain/golf/countback.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { noChoice, termsOf } from "../matches/competitions.ts";
import { type ChangedTerms, readMatches } from "../matches/matchesOf.ts";
import { sideGamesOf } from "../sideGames/queries.ts";
import { teamsOf } from "../teams/queries.ts";
import { entriesOf, noCards, onBoard, optionsOf, withCards } from "./board.ts";
import type { BoardRows } from "./boardRows.ts";
import { Boards } from "./boards.ts";
import { correctedCards } from "./correctedCards.ts";
import { matchesOnBoard, sidesOnBoard } from "./matchesOnBoard.ts";
import { settlementFacts } from "./settlements.ts";
import { type CourseHole, settleSideGame } from "./settleSideGame.ts";
import { teamOf } from "./teamBoard.ts";

/** The settings of the tournament. */
interface PreviewTerms {
  readonly scoring: Scoring;
  readonly courseHoles: ReadonlyArray<CourseHole>;
}

/**
 * The changes that these card events would cause, or other terms of the whole event. The functions
 * that make boards, settlements and matches run twice: on the present cards, and on a copy with the
 * correction. Null when nothing that counts changes.
 */
export const correctionOf = Effect.fn("correctionOf")(function* (
  tournamentId: TournamentId,
  events: ReadonlyArray<ScorecardEvent>,
  { scoring, courseHoles }: PreviewTerms,
  changed?: ChangedTerms,
) {
  const { cards: before } = yield* Boards.use((boards) => boards.leaderboard(tournamentId));
  const corrected = correctedCards(before.cards, events);
  if (corrected.size === 0 && changed === undefined) return null;

  const { tournament } = before;
  const after: BoardRows = {
    ...before,
    tournament: tournament && { ...tournament, ...changed },
    cards: new Map([...before.cards, ...corrected]),
  };
  const people = yield* People.use(({ named }) =>
    named(onBoard(before).map((player) => player.player_id)),
  );
  const { sources, cards, withCards: matchesWith } = yield* readMatches(tournamentId);
  const terms = yield* termsOf(before.tournament?.settings ?? noChoice);
  const teams = (yield* teamsOf(tournamentId)).map(teamOf);
  const standingsOf = (rows: BoardRows) => {
    const scored = withCards(noCards, {
      ...{ tournament: rows.tournament, players: [...rows.players.values()] },
      cards: [...rows.cards.values()],
    });
    const choice = { view: "event-total", scoring, selectedRound: 1 } as const;
    const matches = matchesOnBoard(tournamentId, rows, sources, terms);
    const sides = sidesOnBoard(rows, teams, terms);
    return rankLeaderboard(entriesOf(scored, { people, matches, sides }), optionsOf(rows, choice));
  };

  const games = yield* sideGamesOf(tournamentId);
  const settledOn = (rows: BoardRows) => {
    const facts = settlementFacts(rows, sources)(courseHoles);
    return games.map((game) => ({ game, settlement: settleSideGame(game, facts) }));
  };
  const [gamesBefore, gamesAfter] = [settledOn(before), settledOn(after)];
  return {
    standings: { before: standingsOf(before), after: standingsOf(after) },
    games: { before: gamesBefore, after: gamesAfter },
    matches: {
      before: { own: matchesWith(cards), ofGames: gamesBefore },
      // By other rules others may have a match.
      after: { own: matchesWith([...after.cards.values()], changed), ofGames: gamesAfter },
    },
  };
});
