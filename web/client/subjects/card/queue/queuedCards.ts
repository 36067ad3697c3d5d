import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { keeperOf, type OneBallSide, sideOfPlayer } from "../../field/oneBallSides.ts";
import { type CardState, cardStateOf } from "../state/cardState.ts";
import type { WaitingCards } from "./WaitingCount.tsx";

/** Sections by needed action. Cards sent back come first, because somebody waits for them. */
export type Section = "sentBack" | "finished" | "running" | "verified";

export const sections: ReadonlyArray<Section> = ["sentBack", "finished", "running", "verified"];

export const sectionTitles: Readonly<Record<Section, string>> = {
  sentBack: "Sent back",
  finished: "Finished",
  running: "Still playing",
  verified: "Verified",
};

const sectionOfState: Readonly<Record<Exclude<CardState, "disputed">, Section>> = {
  sentBack: "sentBack",
  inPlay: "running",
  toBeSigned: "finished",
  signed: "finished",
  verified: "verified",
};

/** A disputed card keeps the section it has without the dispute, where it can be settled. */
const sectionOf = (card: ShortScorecard): Section => {
  const state = cardStateOf({ ...card, disputes: [] });
  return state === "disputed" ? "finished" : sectionOfState[state];
};

export type Places = ReadonlyMap<ShortScorecard["id"], Section>;

/**
 * The section of each card. A card verified or sent back during this visit keeps it, so that no row
 * moves under the pointer. A card that is finished meanwhile moves.
 */
export const placesOf = (cards: ReadonlyArray<ShortScorecard>, before: Places): Places =>
  new Map(
    cards
      .filter(({ thru }) => thru > 0)
      .map((card) => {
        const now = sectionOf(card);
        const was = before.get(card.id);
        return [card.id, was === undefined || was === "running" ? now : was] as const;
      }),
  );

/** Cards of a section, by round and name. */
export const cardsIn = (
  cards: ReadonlyArray<ShortScorecard>,
  places: Places,
  section: Section,
): ReadonlyArray<ShortScorecard> =>
  cards
    .filter(({ id }) => places.get(id) === section)
    .toSorted(
      (one, other) =>
        one.roundNumber - other.roundNumber ||
        one.player.lastName.localeCompare(other.player.lastName) ||
        one.player.firstName.localeCompare(other.player.firstName),
    );

/** Whether one press may make it official: complete, signed and without objection. */
export const isReady = (card: ShortScorecard): boolean => cardStateOf(card) === "signed";

/** Whether the office may say that it is signed on paper: complete, and nobody has signed it. */
export const canBeSignedOnPaper = (card: ShortScorecard): boolean =>
  cardStateOf(card) === "toBeSigned";

/** Whether that may be taken back: once the card is official, not before that is. */
export const canBeUnsigned = (card: ShortScorecard): boolean =>
  card.isSignedOnPaper === true && !card.isVerified;

/** Whether it may be verified here; incomplete cards may not. */
export const canBeVerified = (card: ShortScorecard): boolean =>
  isReady(card) || canBeSignedOnPaper(card);

/**
 * The same on its own row: the office also makes a card official that it has mended itself and sent
 * back before. Never with many at once, where nobody reads the reason.
 */
export const canBeVerifiedAlone = (card: ShortScorecard): boolean =>
  canBeVerified(card) || (card.isComplete && cardStateOf(card) === "sentBack");

/** How many of these cards wait, and for what. A card that was sent back waits for nothing else. */
export const waitingIn = (cards: ReadonlyArray<ShortScorecard>): WaitingCards => {
  const countOf = (state: CardState) =>
    cards.filter((card) => card.thru > 0 && cardStateOf(card) === state).length;
  return {
    toVerify: cards.filter(canBeVerified).length,
    sentBack: countOf("sentBack"),
    disputed: countOf("disputed"),
  };
};

type Card = Pick<ShortScorecard, "userId" | "roundNumber" | "player">;

interface CardNames {
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
