import type { QueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { type SheetCard, scoreSheetQuery } from "../../../lib/scoreSheetQuery.ts";
import { type CardName, cardName } from "./entry.ts";

type Cards = ReadonlyArray<SheetCard>;

export const cardIn = (cards: Cards | undefined, name: CardName): SheetCard | undefined =>
  cards?.find(({ roundNumber, userId }) => cardName(roundNumber, userId) === name);

/** Shows a saved card at once, before the live update arrives. */
export const putCard = (queries: QueryClient, eventId: TournamentId, card: SheetCard): void => {
  const { queryKey } = scoreSheetQuery(eventId, card.roundNumber);
  queries.setQueryData(queryKey, (cards: Cards | undefined) => {
    if (!cards) return cards;
    return cards.some(({ id }) => id === card.id)
      ? cards.map((known) => (known.id === card.id ? card : known))
      : [...cards, card];
  });
  void queries.invalidateQueries({ queryKey: ["leaderboard", eventId] });
};
