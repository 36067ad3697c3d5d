import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { shortCardsQuery } from "../../../lib/shortCardsQuery.ts";
import { isOpen } from "./openCards.ts";

/** Looks which cards of the event are not official at this moment. */
export const useOpenCards = (eventId: TournamentId) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const cards = await queries.fetchQuery({ ...shortCardsQuery(eventId), staleTime: 0 });
      return cards.filter(isOpen);
    },
  });
};
