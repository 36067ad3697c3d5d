import { gameTraits } from "../../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type {
  SideGameHole,
  SideGameResults,
} from "../../../../../contract/sideGame/sideGameResults.ts";
import { feeText } from "../../../../ui/money.ts";
import type { Column } from "../../../../ui/tables/Table.tsx";
import { sideNames } from "./sideNames.ts";

const states = { counted: "Counted", tied: "Tied", open: "Open" } as const;

/** Money stands on the holes only where it is won there. */
export const holeColumns = (
  game: SideGame,
  results: SideGameResults,
): ReadonlyArray<Column<SideGameHole>> => {
  const { hole, paidBy, standing } = gameTraits[game.gameType];
  const { sidesOf } = sideNames(game, results);
  return [
    {
      header: "Hole",
      cell: ({ roundNumber, holeNumber }) =>
        game.roundNumbers.length > 1 ? `Round ${roundNumber}, hole ${holeNumber}` : holeNumber,
    },
    { header: "State", cell: ({ state }) => states[state] },
    ...(paidBy === "hole" ? [value] : []),
    ...(hole === "skin" ? [carriedIn] : []),
    standing === "strokes"
      ? { header: "Scores", cell: (each) => scoresText(game, results, each) }
      : { header: "Won by", cell: ({ winnerIds }) => sidesOf(winnerIds).join(", ") || "-" },
  ];
};

const value: Column<SideGameHole> = {
  header: "Value",
  cell: (hole) => feeText(hole.value),
  isRight: true,
};

const carriedIn: Column<SideGameHole> = {
  header: "Carried in",
  cell: (hole) => feeText(hole.carriedIn),
  isRight: true,
};

/** The best or the worst ball of each side: "Reds 3, Blues 4". */
const scoresText = (game: SideGame, { standing }: SideGameResults, hole: SideGameHole) => {
  const counts = gameTraits[game.gameType].ball === "worst" ? Math.max : Math.min;
  const scores = standing.flatMap(({ side, participantIds }) => {
    const figures = hole.results
      .filter(
        ({ participantId, result }) => participantIds.includes(participantId) && result !== "-",
      )
      .map(({ result }) => Number(result));
    return figures.length === 0 ? [] : [`${side} ${counts(...figures)}`];
  });
  return scores.join(", ") || "-";
};
