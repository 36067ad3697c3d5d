import {
  type GameScoring,
  type GameType,
  isMeasured,
} from "../../../../domain/golf/sideGames/gameTypes.ts";

/** "Net" or "Gross"; nothing for a game in which a distance counts and no score does. */
export const gameScoringTexts = (game: {
  readonly gameType: GameType;
  readonly scoring: GameScoring;
}): ReadonlyArray<string> =>
  isMeasured(game.gameType) ? [] : [game.scoring === "net" ? "Net" : "Gross"];
