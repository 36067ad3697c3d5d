import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type Numbered, replaceCard } from "../device/replaceCard.ts";

/**
 * Puts the card of an answer into the cache under this key. A fetch that is running may return the
 * state from before and undo the saved score on the screen, so it is given up. Both happen at once:
 * giving up takes the data back to those from before the fetch. What that fetch was to show may be of
 * somebody else, so it is asked for again, together with what the answer has announced.
 */
export const keepCard = async <Card extends Numbered>(
  queries: QueryClient,
  queryKey: QueryKey,
  card: Card,
): Promise<void> => {
  const put = () =>
    queries.setQueryData<ReadonlyArray<Card>>(
      queryKey,
      (cards) => cards && replaceCard(cards, card),
    );
  const isRead = queries.isFetching({ queryKey }) > 0;
  const givenUp = queries.cancelQueries({ queryKey });
  put();
  await givenUp;
  if (!isRead) return;
  // An answer that was read at this very moment was too late to be given up.
  put();
  setTimeout(() => queries.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false }));
};
