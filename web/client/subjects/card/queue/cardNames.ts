import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { keeperOf, type OneBallSide, sideOfPlayer } from "../../field/oneBallSides.ts";

type Card = Pick<ShortScorecard, "userId" | "roundNumber" | "player">;

export interface CardNames {
  readonly name: string;
  /** Null on the card of one player. */
  readonly members: string | null;
}

/** Under which names a card is listed: those of its player, or of the side with one ball. */
export const cardNames = (cards: ReadonlyArray<Card>, sides: ReadonlyArray<OneBallSide>) => {
  const cardOf = (round: number) => (player: Card["userId"]) =>
    cards.some(({ userId, roundNumber }) => userId === player && roundNumber === round);
  return ({ userId, roundNumber, player }: Card): CardNames => {
    const side = sideOfPlayer(sides, userId);
    return side && keeperOf(side, cardOf(roundNumber)) === userId
      ? { name: side.name, members: side.members }
      : { name: `${player.firstName} ${player.lastName}`, members: null };
  };
};
