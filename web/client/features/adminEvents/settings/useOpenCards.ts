import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CountedEvent } from "../../../../contract/event.ts";
import { listShortScorecards } from "../../../../contract/scoring.ts";
import { readOf } from "../../../data/read.ts";

import { isOpenIn } from "./openCards.ts";

/** Looks which cards of the event are not official at this moment. */
export const useOpenCards = ({ id, rounds }: CountedEvent) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const cards = await queries.fetchQuery({
        ...readOf(listShortScorecards, { eventId: id }),
        staleTime: 0,
      });
      return cards.filter(isOpenIn(rounds));
    },
  });
};
