import type { QueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { cardsQuery } from "../api.ts";
import { type CardName, cardName } from "./entry.ts";

type Cards = ReadonlyArray<Scorecard>;

export const cardIn = (cards: Cards | undefined, name: CardName): Scorecard | undefined =>
  cards?.find(({ roundNumber, userId }) => cardName(roundNumber, userId) === name);

/** Shows a saved card at once, before the live update arrives. */
export const putCard = (queries: QueryClient, eventId: TournamentId, card: Scorecard): void => {
  const { queryKey } = cardsQuery(eventId, card.roundNumber);
  queries.setQueryData(queryKey, (cards: Cards | undefined) => {
    if (!cards) return cards;
    return cards.some(({ id }) => id === card.id)
      ? cards.map((known) => (known.id === card.id ? card : known))
      : [...cards, card];
  });
  void queries.invalidateQueries({ queryKey: ["leaderboard", eventId] });
};
