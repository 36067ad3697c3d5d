import type { QueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { withCard } from "../../lib/withCard.ts";
import { myScorecardsQuery } from "./api.ts";

/**
 * Shows the card that the server has answered. What is being fetched meanwhile may be of before:
 * arriving later, it would take back a saved score on screen, so it is fetched anew.
 */
export const keepCard = async (
  queries: QueryClient,
  tournamentId: TournamentId,
  card: Scorecard,
): Promise<void> => {
  const { queryKey } = myScorecardsQuery(tournamentId);
  const isFetching = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (cards) => cards && withCard(cards, card));
  if (isFetching) void queries.invalidateQueries({ queryKey });
};
