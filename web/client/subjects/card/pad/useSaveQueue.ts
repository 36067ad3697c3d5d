import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { endedSession } from "../../../data/endedSession.ts";
import { keepCard } from "../../../data/keepCard.ts";
import { newKey } from "../../../data/newKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { waitingScores } from "../../../device/storage.ts";
import { cardsKey, sendScores } from "./api.ts";
import { makeSaveQueue, type QueueView, type SaveQueue } from "./queue/saveQueue.ts";
import { lastChangeOf } from "./queue/unread.ts";
import { isHole } from "./queue/waitingEntry.ts";
import { makeWaitingList } from "./queue/waitingList.ts";

export type Toasts = ReturnType<typeof useToast>;

/** Sends what is entered for side games, which few events have. */
export const loadRecords = () => import("./records/sendRecord.ts");

const queuesOf = new WeakMap<QueryClient, Map<string, SaveQueue>>();

/** One queue for each player and event, shared by all parts of the page. */
export const queueOf = (
  queries: QueryClient,
  toasts: Toasts,
  playerId: PlayerId,
  tournamentId: TournamentId,
): SaveQueue => {
  const queues = queuesOf.get(queries) ?? new Map<string, SaveQueue>();
  queuesOf.set(queries, queues);
  const name = `${playerId} ${tournamentId}`;
  const queue = queues.get(name) ?? openQueue(queries, toasts, playerId, tournamentId);
  queues.set(name, queue);
  return queue;
};

const openQueue = (
  queries: QueryClient,
  { toast, toastError }: Toasts,
  playerId: PlayerId,
  tournamentId: TournamentId,
): SaveQueue =>
  makeSaveQueue({
    list: makeWaitingList(waitingScores(playerId, tournamentId)),
    newKey,
    send: ({ key, roundNumber, hole, basedOn, playerId: partnerId }) => {
      const score = basedOn === undefined ? hole : { ...hole, basedOn };
      const body = { roundNumber, holeScores: [score] } as const;
      return sendScores(playerId, tournamentId, body, key, partnerId);
    },
    shown: ({ roundNumber, hole, playerId: partnerId }) => {
      const key = cardsKey(tournamentId, partnerId);
      const cards = queries.getQueryData<ReadonlyArray<Scorecard>>(key);
      return lastChangeOf(
        cards?.find((card) => card.roundNumber === roundNumber),
        hole.holeNumber,
      );
    },
    saved: (card, { playerId: partnerId }) =>
      keepCard(queries, cardsKey(tournamentId, partnerId), card),
    sendRecord: async (entry) => {
      const { sendRecord } = await loadRecords();
      const title = await sendRecord(playerId, entry);
      toast({ title, description: entry.words });
    },
    refused: (entry, error) => {
      const what = isHole(entry)
        ? `Hole ${entry.hole.holeNumber} was not saved`
        : `Not saved. ${entry.words}`;
      toastError(what)(error);
    },
  });

/** Retries when the network or the session returns and when the page becomes visible. */
export const retryOnReturn = (queue: SaveQueue): (() => void) => {
  const retryNow = () => queue.retryNow();
  const retryInSight = () => {
    if (document.visibilityState === "visible") queue.retryNow();
  };
  const unfollow = endedSession.onRenewal(retryNow);
  window.addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", retryInSight);
  return () => {
    unfollow();
    window.removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", retryInSight);
  };
};

const never = { state: "idle", waiting: [], unread: [] } as const satisfies QueueView;

/**
 * What this player has entered in this event and is not saved yet. While a component uses it, it is
 * sent: at once, when the network returns and when the page becomes visible.
 */
export const useSaveQueue = (playerId: PlayerId, tournamentId: TournamentId) => {
  const queue = queueOf(useQueryClient(), useToast(), playerId, tournamentId);
  const view = useSyncExternalStore(queue.subscribe, queue.view, () => never);

  useEffect(() => retryOnReturn(queue), [queue]);

  return { ...view, enter: queue.enter };
};
