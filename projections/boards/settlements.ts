import { Effect } from "effect";
import type { Settlement } from "../../domain/golf/sideGames/settlement.ts";
import type { SideGameId, TournamentId } from "../../domain/shared/values.ts";
import { keptRules } from "../leaderboard/keptRules.ts";
import { type MatchSources, matchSources } from "../matches/queries.ts";
import { type SideGameRow, sideGamesOf } from "../sideGames/queries.ts";
import { rulingsOf } from "./board.ts";
import type { BoardRows } from "./boardRows.ts";
import { meetingFacts } from "./meetingFacts.ts";
import { type CourseHole, type SettlementFacts, settleSideGame } from "./settleSideGame.ts";

export interface SettledGame {
  readonly game: SideGameRow;
  readonly settlement: Settlement;
}

/** The side games of a tournament. Each is settled when it is first requested. */
export interface Settlements {
  readonly games: ReadonlyArray<SideGameRow>;
  readonly factsOn: (course: ReadonlyArray<CourseHole>) => SettlementFacts;
  readonly settled: Map<SideGameId, SettledGame>;
}

export const readSettlements = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  rows: BoardRows,
) {
  const settlements: Settlements = {
    games: yield* sideGamesOf(tournamentId),
    factsOn: settlementFacts(rows, yield* matchSources(tournamentId)),
    settled: new Map(),
  };
  return settlements;
});

/**
 * The results of a game; undefined if the game does not exist. Before the first card of its
 * players, they depend on the present course, which may change without a new version of a read
 * model. So they are not cached then.
 */
export const settle = Effect.fnUntraced(function* <E, R>(
  { games, factsOn, settled }: Settlements,
  sideGameId: SideGameId,
  courseToday: Effect.Effect<ReadonlyArray<CourseHole>, E, R>,
) {
  const game = games.find((row) => row.side_game_id === sideGameId);
  const known = settled.get(sideGameId);
  if (!game || known) return known;

  const players = new Set(game.participants.map((row) => row.player_id));
  const hasCard = factsOn([]).cards.some((card) => players.has(card.player_id));
  const facts = factsOn(hasCard ? [] : yield* courseToday);
  const result: SettledGame = { game, settlement: settleSideGame(game, facts) };
  if (hasCard) settled.set(sideGameId, result);
  return result;
});

export const settlementFacts = (
  { players, cards, tournament }: Pick<BoardRows, "players" | "cards" | "tournament">,
  sources: MatchSources,
): Settlements["factsOn"] => {
  const facts = {
    players,
    cards: [...cards.values()],
    isCompleted: tournament?.status === "completed",
    ...keptRules(tournament),
    rulings: rulingsOf({ tournament }),
    ...meetingFacts(sources),
  };
  return (courseHoles) => ({ ...facts, courseHoles });
};
