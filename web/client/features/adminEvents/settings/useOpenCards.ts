import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CountedEvent } from "../../../../contract/event.ts";
import { shortCardsQuery } from "../../../lib/shortCardsQuery.ts";
import { isOpenIn } from "./openCards.ts";

/** Looks which cards of the event are not official at this moment. */
export const useOpenCards = ({ id, rounds }: CountedEvent) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const cards = await queries.fetchQuery({ ...shortCardsQuery(id), staleTime: 0 });
      return cards.filter(isOpenIn(rounds));
    },
  });
};
