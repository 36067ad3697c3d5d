import { formerPlayer } from "../../application/ports/People.ts";
import type { RecordTerms } from "../../domain/audit/record.ts";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import { rankLeaderboard, rankTeams } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { addBalances, balancesOf } from "../../domain/golf/sideGames/settlingUp/balances.ts";
import { fewestTransfers } from "../../domain/golf/sideGames/settlingUp/fewestTransfers.ts";
import { isOneBall } from "../../domain/golf/teams/oneBall.ts";
import { entriesOf, noCards, onBoard, optionsOf, withCards } from "../boards/board.ts";
import type { BoardRows } from "../boards/boardRows.ts";
import { matchesOnBoard, sidesOnBoard } from "../boards/matchesOnBoard.ts";
import { settlementFacts } from "../boards/settlements.ts";
import { settleSideGame } from "../boards/settleSideGame.ts";
import { teamLinesOf } from "../boards/teamLines.ts";
import { rowsAfter } from "../leaderboard/rows.ts";
import { competitionsBy } from "../matches/competitions.ts";
import { matchesFrom } from "../matches/matchesOf.ts";
import type { RecordFold } from "./foldRecord.ts";
import { gamesOf, sourcesOf } from "./sources.ts";

/**
 * Final board, teams, matches and money of a record, calculated by the functions of the screens.
 * People are ids here, because events contain no names.
 */
export const outcomeOf = (fold: RecordFold, terms: RecordTerms) => {
  const tables = rowsAfter(fold.board);
  const cards = withCards(noCards, tables);
  const sources = sourcesOf(fold, tables);
  const { tournamentId, scoringMetric } = terms;
  const competitions = competitionsBy(tournamentId, sources, terms);
  const scoring = competitionScoring(scoringMetric);
  const options = optionsOf(cards, { view: "event-total", scoring, selectedRound: 1 });
  const factsOn = settlementFacts(cards, sources);
  const sideGames = gamesOf(fold).map((game) => {
    const { status, purse, unclaimed, winnings, playerIds } = settleSideGame(game, factsOn([]));
    const { gameType } = game.settings;
    const balances = balancesOf({ playerIds, winnings });
    return {
      sideGameId: game.side_game_id,
      ...{ gameType, status, purse, unclaimed, winnings, balances },
    };
  });
  const balances = addBalances(sideGames.map((game) => game.balances));
  return {
    scoring,
    board: rankLeaderboard(
      entriesOf(cards, {
        people: unnamed(cards),
        matches: matchesOnBoard(tournamentId, cards, sources, terms),
        sides: sidesOnBoard(cards, [...fold.teams.values()], terms),
      }),
      options,
    ).map(({ position, total, strokes, entry }) => ({
      ...{ position, total, strokes, playerId: entry.user.id },
      rounds: entry.rounds.map(({ grossScore }) => grossScore),
    })),
    teams: rankTeams(
      teamLinesOf({
        ...tables,
        teams: [...fold.teams.values()],
        people: new Map(),
        isOneBall: isOneBall(terms.playFormat),
      }),
      options,
    ).map(({ position, total, strokes, entry: { team } }) => ({ position, total, strokes, team })),
    matches: matchesFrom({ competitions, sources, cards: tables.cards }).map(
      ({ matchId, round, playerId, opponentId, state, leaderId, status }) => ({
        ...{ matchId, round, playerId, opponentId, state, leaderId, status },
      }),
    ),
    sideGames,
    balances,
    transfers: fewestTransfers(balances),
  };
};

export type Outcome = ReturnType<typeof outcomeOf>;

const unnamed = (rows: BoardRows) =>
  new Map(onBoard(rows).map(({ player_id }) => [player_id, formerPlayer]));
