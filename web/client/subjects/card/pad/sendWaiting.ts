import type { QueryClient } from "@tanstack/react-query";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { retryOnReturn } from "../../../outbox/retry.ts";
import { queueOf, type Toasts } from "./useSaveQueue.ts";
import { eventsWaiting } from "./waitingEntry.ts";

/** Sends waiting scores of a player in every event, until the returned function is called. */
export const sendWaiting = (
  queries: QueryClient,
  toasts: Toasts,
  playerId: PlayerId,
): (() => void) => {
  const ends = eventsWaiting(playerId).flatMap((tournamentId) => {
    const queue = queueOf(queries, toasts, playerId, tournamentId);
    return [queue.subscribe(() => {}), retryOnReturn(queue)];
  });
  return () => {
    for (const end of ends) end();
  };
};
