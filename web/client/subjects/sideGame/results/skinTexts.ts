import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { countText } from "../../../ui/countText.ts";
import { feeText } from "../../../ui/money.ts";
import type { GameView } from "../gameView.ts";
import { figuresOf, type HoleText } from "./holeText.ts";

const worthOf = ({ value, carriedIn }: SideGameHole) => value + carriedIn;

/** The winner of a hole with the score, or what happens to the money of a tie. */
export const skinText = (view: GameView, hole: SideGameHole, index: number): HoleText => {
  const winners = view.sidesOf(hole.winnerIds);
  const figures = skinFigures(view, hole);
  const [best] = figures;
  const figure = best ? figureText(view, best.figure) : "";
  if (winners.length > 0) {
    const carried = hole.carriedIn > 0 ? `, ${feeText(hole.carriedIn)} carried in` : "";
    return {
      hole,
      winners,
      headline: null,
      why: `With ${figure}${carried}`,
      won: worthOf(hole),
    };
  }
  return {
    hole,
    winners,
    headline: tieText(view, hole),
    why: carriesTo(view, hole, index),
    won: null,
  };
};

/** "3 tied at 4", "3 tied at net 4", "2 tied at 3 points". */
export const tieText = (view: GameView, hole: SideGameHole): string => {
  const figures = skinFigures(view, hole);
  const [best] = figures;
  if (!best) return "No scores";
  const level = figures.filter(({ figure }) => figure === best.figure);
  return `${level.length} tied at ${figureText(view, best.figure)}`;
};

const isByPoints = ({ game }: Pick<GameView, "game">) =>
  gameTraits[game.gameType].isByPoints === true;

export const figureText = (view: Pick<GameView, "game">, figure: number): string => {
  if (isByPoints(view)) return countText(figure, "point");
  return view.game.scoring === "net" ? `net ${figure}` : String(figure);
};

/** The scores of all sides on a hole that one side wins alone, best first. */
export const skinFigures = (view: GameView, hole: SideGameHole) => {
  const best = isByPoints(view) ? Math.max : Math.min;
  const direction = isByPoints(view) ? -1 : 1;
  return view.sides
    .flatMap((side) => {
      const figures = figuresOf(hole, side);
      return figures.length === 0 ? [] : [{ side, figure: best(...figures) }];
    })
    .toSorted((one, other) => (one.figure - other.figure) * direction);
};

/** A tie is carried within its purse only, so the last tie of a purse has no winner. */
const carriesTo = ({ game, results }: GameView, hole: SideGameHole, index: number) => {
  const next = results.holes[index + 1];
  const isLast =
    next === undefined ||
    (game.roundConfigurations !== null && next.roundNumber !== hole.roundNumber);
  const worth = feeText(worthOf(hole));
  if (isLast) return `${worth} stays unclaimed`;
  const round = next.roundNumber === hole.roundNumber ? "" : ` of round ${next.roundNumber}`;
  return `${worth} carries to ${next.holeNumber}${round}`;
};
