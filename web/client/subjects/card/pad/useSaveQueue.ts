import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { keepCard } from "../../../data/keepCard.ts";
import { newKey } from "../../../data/newKey.ts";
import { useToast } from "../../../data/toasts.ts";
import { retryOnReturn } from "../../../outbox/retry.ts";
import { makeSender } from "../../../outbox/sender.ts";
import { cardsKey, sendScores } from "./api.ts";
import {
  type Entered,
  entriesOf,
  isHole,
  lastChangeOf,
  type PadView,
  type UnreadEntry,
  type WaitingEntry,
  type WaitingHole,
} from "./waitingEntry.ts";

export type Toasts = ReturnType<typeof useToast>;

/** Sends what is entered for side games, which few events have. */
export const loadRecords = () => import("./sendRecord.ts");

/** Most scores are disputed by nobody. */
const tellIfLost = async (card: Scorecard, entry: WaitingHole, { toast }: Toasts) => {
  const { lostEntry } = await import("./lostEntry.ts");
  const lost = lostEntry(card, entry);
  if (lost) toast(lost);
};

type SaveQueue = ReturnType<typeof openQueue>;

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
  toasts: Toasts,
  playerId: PlayerId,
  tournamentId: TournamentId,
) => {
  const { toast, toastError } = toasts;
  const sendHole = async (entry: WaitingHole): Promise<ReadonlyArray<UnreadEntry>> => {
    const { key, roundNumber, hole, basedOn, playerId: partnerId } = entry;
    const score = basedOn === undefined ? hole : { ...hole, basedOn };
    const body = { roundNumber, holeScores: [score] } as const;
    const card = await sendScores(playerId, tournamentId, body, key, partnerId);
    const cards = cardsKey(tournamentId, partnerId);
    if (card) {
      await keepCard(queries, cards, card);
      // The score is stored, whether or not this can be told.
      if (card.disputes.length > 0) void tellIfLost(card, entry, toasts).catch(() => undefined);
      return [];
    }
    const shown = queries
      .getQueryData<ReadonlyArray<Scorecard>>(cards)
      ?.find((one) => one.roundNumber === roundNumber);
    return [{ ...entry, before: lastChangeOf(shown, hole.holeNumber) }];
  };
  return makeSender<Entered, WaitingEntry, UnreadEntry>({
    store: entriesOf(playerId, tournamentId),
    newKey,
    send: async ([entry]) => {
      if (!entry) return [];
      if (isHole(entry)) return sendHole(entry);
      const { sendRecord } = await loadRecords();
      const title = await sendRecord(playerId, entry);
      toast({ title, description: entry.words });
      return [];
    },
    refused: ([entry], error) => {
      if (!entry) return;
      const what = isHole(entry)
        ? `Hole ${entry.hole.holeNumber} was not saved`
        : `Not saved. ${entry.words}`;
      toastError(what)(error);
    },
  });
};

const never = { state: "idle", waiting: [], unread: [] } as const satisfies PadView;

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
