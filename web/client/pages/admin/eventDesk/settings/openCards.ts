import { type RoundRulings, roundCounts } from "../../../../../../domain/golf/roundsThatCount.ts";
import type { ShortScorecard } from "../../../../../contract/card/shortScorecard.ts";
import { type CardState, cardStateOf } from "../../../../subjects/card/state/cardState.ts";
import { countText, listText } from "../../../../ui/listText.ts";

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

interface Counts {
  readonly players: number;
  readonly waiting: number;
  readonly cards: number;
  readonly games: number;
}

/** "1 card" or "2 cards"; nothing for none. */
const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [countText(count, one, many)];

/** "8 players, 2 on the waitlist and 12 cards with scores"; nothing for an event without any. */
export const concerned = ({ players, waiting, cards, games }: Counts): string =>
  listText([
    ...counted(players, "player", "players"),
    ...counted(waiting, "on the waitlist", "on the waitlist"),
    ...counted(cards, "card with scores", "cards with scores"),
    ...counted(games, "side game", "side games"),
  ]);
