import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { withCard } from "../../lib/withCard.ts";

/**
 * Shows the card that the server has answered among those under this key. What is being fetched meanwhile may be of before:
 * arriving later, it would take back a saved score on screen, so it is fetched anew.
 */
export const keepCard = async (
  queries: QueryClient,
  queryKey: QueryKey,
  card: Scorecard,
): Promise<void> => {
  const isFetching = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<ReadonlyArray<Scorecard>>(
    queryKey,
    (cards) => cards && withCard(cards, card),
  );
  if (isFetching) void queries.invalidateQueries({ queryKey });
};
