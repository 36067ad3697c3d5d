import { type RoundRulings, roundCounts } from "../../../../../../domain/golf/roundsThatCount.ts";
import type { ShortScorecard } from "../../../../../contract/card/shortScorecard.ts";
import { type CardState, cardStateOf } from "../../../../subjects/card/state/cardState.ts";
import { listText } from "../../../../ui/listText.ts";
import { counted } from "./concerned.ts";

type Scored = Pick<
  ShortScorecard,
  | "roundNumber"
  | "thru"
  | "isComplete"
  | "isVerified"
  | "attestationCount"
  | "rejection"
  | "disputes"
>;

/** Whether a card with scores of a round that counts is not official yet. */
export const isOpenIn =
  (rulings: RoundRulings) =>
  (card: Scored): boolean =>
    card.thru > 0 && roundCounts(rulings, card.roundNumber) && cardStateOf(card) !== "verified";

/** "3 cards to verify, 1 card in play and 1 card sent back". */
export const openCardsText = (cards: ReadonlyArray<Scored>): string => {
  const states = cards.map(cardStateOf);
  const countOf = (...wanted: ReadonlyArray<CardState>) =>
    states.filter((state) => wanted.includes(state)).length;
  return listText([
    ...counted(countOf("toBeSigned", "signed"), "card to verify", "cards to verify"),
    ...counted(countOf("inPlay"), "card in play", "cards in play"),
    ...counted(countOf("disputed"), "disputed card", "disputed cards"),
    ...counted(countOf("sentBack"), "card sent back", "cards sent back"),
  ]);
};
