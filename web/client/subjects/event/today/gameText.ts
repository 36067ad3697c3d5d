import { gameTypeLabel, isMeasured } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { feeText } from "../../../ui/money.ts";

type Game = Pick<TodayEvent["games"][number], "place" | "purse" | "unclaimed" | "winnings">;

/** Nobody can win more in a game whose purse others have won. */
const isPot = ({ winnings, purse, unclaimed }: Game) =>
  winnings === 0 && (unclaimed > 0 || purse === 0);

/** What the player has won, and before that what nobody has won yet. */
export const sumOf = (game: Game): number => (isPot(game) ? game.unclaimed : game.winnings);

/** How the player stands, and what the sum beside it is. */
export const gameText = (game: Game): string => {
  const standing = game.place === null ? "Nothing decided yet" : `Place ${game.place}`;
  return isPot(game) ? `${standing}, in the pot` : `${standing}, won of ${feeText(game.purse)}`;
};

export type Asked = Pick<TodayEvent["games"][number], "gameType" | "askedHole">;

/** What a game waits for, and on which hole. */
export const askedText = ({ gameType, askedHole: hole = null }: Asked) => {
  return isMeasured(gameType)
    ? {
        words: `${gameTypeLabel(gameType)}: distances are missing`,
        more: `${hole === null ? "Say" : `Hole ${hole}: say`} how near or far you came`,
      }
    : {
        words: hole === null ? "Wolf's choice" : `Wolf: choose on hole ${hole}`,
        more: "Say whom the wolf takes, or that it plays alone",
      };
};
