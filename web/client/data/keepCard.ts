import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type Numbered, replaceCard } from "../device/replaceCard.ts";

/**
 * Puts the card of an answer into the cache under this key. A fetch that is running may return the
 * state from before and undo the saved score on the screen, so it is given up; what has changed is
 * fetched afterwards. Both happen at once: giving up takes the data back to those from before the
 * fetch, so a fetch between the two would forget the card as soon as it is given up itself.
 */
export const keepCard = <Card extends Numbered>(
  queries: QueryClient,
  queryKey: QueryKey,
  card: Card,
): Promise<void> => {
  const givenUp = queries.cancelQueries({ queryKey });
  queries.setQueryData<ReadonlyArray<Card>>(queryKey, (cards) => cards && replaceCard(cards, card));
  return givenUp;
};
