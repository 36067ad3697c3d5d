import { range } from "../../range.ts";
import type { SideGame } from "../sideGame.ts";

/** The game after each score, in the order given by the ranks; with equal ranks in that of play. */
export const momentsOf = (
  game: SideGame,
  ranks: ReadonlyArray<number>,
): ReadonlyArray<SideGame> => {
  const entered = game.cards
    .flatMap(({ played, playerId, roundNumber }) =>
      Object.keys(played).map((hole) => ({ playerId, roundNumber, hole: Number(hole) })),
    )
    .map((score, index) => ({ ...score, rank: ranks[index % ranks.length] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank || a.roundNumber - b.roundNumber || a.hole - b.hole);
  return range(0, entered.length).map((count) => {
    const known = new Set(
      entered.slice(0, count).map((each) => `${each.playerId} ${each.roundNumber} ${each.hole}`),
    );
    const cards = game.cards.map((each) => ({
      ...each,
      played: Object.fromEntries(
        Object.entries(each.played).filter(([hole]) =>
          known.has(`${each.playerId} ${each.roundNumber} ${hole}`),
        ),
      ),
    }));
    return { ...game, cards };
  });
};
