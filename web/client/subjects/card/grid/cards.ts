import type { QueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { keepCard } from "../../../data/keepCard.ts";
import { type SheetCard, scoreSheetQuery } from "../scoreSheetQuery.ts";
import { type CardName, cardName } from "./entry.ts";

type Cards = ReadonlyArray<SheetCard>;

export const cardIn = (cards: Cards | undefined, name: CardName): SheetCard | undefined =>
  cards?.find(({ roundNumber, userId }) => cardName(roundNumber, userId) === name);

/** Shows a saved card at once, before the live update arrives. */
export const putCard = (queries: QueryClient, eventId: TournamentId, card: SheetCard) =>
  keepCard(queries, scoreSheetQuery(eventId, card.roundNumber).queryKey, card);
