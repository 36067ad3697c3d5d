import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { countText } from "../../../ui/listText.ts";
import type { GameView, Side } from "../gameView.ts";
import { signedText } from "../words.ts";

/** The reason for a place: "2 skins", "71 strokes, -1", "+3 points". */
export const scoreText = (
  { game }: Pick<GameView, "game">,
  side: Pick<Side, "points" | "strokes" | "toPar">,
): string => {
  const { points, strokes, toPar } = side;
  switch (gameTraits[game.gameType].standing) {
    case "skins":
      return countText(points, "skin");
    case "points":
      return countText(points, "point");
    case "holesWon":
      return `${countText(points, "hole")} won`;
    case "strokes":
      return strokes === 0 ? "No holes yet" : `${countText(strokes, "stroke")}, ${parText(toPar)}`;
    case "gains":
      return `${signedText(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
  }
};

const parText = (toPar: number) => (toPar === 0 ? "E" : signedText(toPar));
