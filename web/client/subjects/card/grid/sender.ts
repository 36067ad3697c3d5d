import { ApiError, sentenceOf } from "../../../data/apiError.ts";
import { newKey } from "../../../data/newKey.ts";
import { type CardName, cellOf, type Entry } from "./entry.ts";
import type { EntryStore } from "./entryStore.ts";

/** Scores of a card that are sent together, with one key for all attempts. */
export interface Batch {
  readonly card: CardName;
  readonly key: string;
  readonly holes: ReadonlyMap<number, Entry>;
}

interface Options {
  readonly store: EntryStore;
  readonly send: (batch: Batch) => Promise<unknown>;
  /** What is stored on a hole, as far as this page knows: 0 for picked up, null for empty. */
  readonly storedOn: (card: CardName, hole: number) => number | null;
  /** Fetches the cards again after somebody else changed them. */
  readonly refetchCards: () => Promise<unknown>;
}

const RETRY_AFTER = 3000;
const UNAUTHENTICATED = 401;
const CONFLICT = 409;

/** The server has not decided, so the batch is sent again, also after a new sign-in. */
const isOutage = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === UNAUTHENTICATED;

const isEditConflict = (error: unknown) =>
  error instanceof ApiError &&
  error.status === CONFLICT &&
  error.sentence.includes("in the meantime");

/** Sends waiting scores in the background, one batch of a card at a time. */
export const makeSender = ({ store, send, storedOn, refetchCards }: Options) => {
  const underWay = new Set<CardName>();
  const retries = new Map<CardName, ReturnType<typeof setTimeout>>();
  const held = new Map<CardName, Batch>();
  let isStopped = false;

  const mark = (batch: Batch, state: Entry["state"], sentence: string | null = null) => {
    for (const [hole, sent] of batch.holes) {
      const now = store.of(batch.card).get(hole);
      if (now?.strokes === sent.strokes) store.put(batch.card, hole, { ...now, state, sentence });
    }
  };

  const saved = (batch: Batch) => {
    const now = store.of(batch.card);
    const done = [...batch.holes].filter(([hole, sent]) => now.get(hole)?.strokes === sent.strokes);
    for (const [hole, sent] of batch.holes) {
      const retyped = now.get(hole);
      if (retyped && retyped.strokes !== sent.strokes) {
        store.put(batch.card, hole, { ...retyped, basedOn: sent.strokes });
      }
    }
    store.drop(
      batch.card,
      done.map(([hole]) => hole),
    );
  };

  const failed = async (batch: Batch, error: unknown) => {
    if (isOutage(error)) {
      held.set(batch.card, batch);
      mark(batch, "waiting");
      const again = setTimeout(() => tick(batch.card), RETRY_AFTER);
      retries.set(batch.card, again);
      return;
    }
    if (!isEditConflict(error)) {
      mark(batch, "refused", sentenceOf(error));
      return;
    }
    await refetchCards();
    const isSeen = [...batch.holes].some(
      ([hole, sent]) => storedOn(batch.card, hole) !== sent.basedOn,
    );
    // Holes that nobody else changed are sent again; the others have become conflicts.
    mark(batch, isSeen ? "waiting" : "refused", sentenceOf(error));
  };

  const attempt = async (batch: Batch) => {
    underWay.add(batch.card);
    mark(batch, "saving");
    try {
      await send(batch);
      saved(batch);
    } catch (error) {
      await failed(batch, error);
    } finally {
      underWay.delete(batch.card);
    }
    if (!retries.has(batch.card)) tick(batch.card);
  };

  const tick = (card: CardName) => {
    if (isStopped || underWay.has(card)) return;
    clearTimeout(retries.get(card));
    retries.delete(card);
    const batch = held.get(card) ?? nextBatch(card);
    held.delete(card);
    if (batch) void attempt(batch);
  };

  const nextBatch = (card: CardName): Batch | null => {
    const waiting = [...store.of(card)].filter(
      ([hole, entry]) => cellOf(storedOn(card, hole), entry).state === "waiting",
    );
    return waiting.length === 0 ? null : { card, key: newKey(), holes: new Map(waiting) };
  };

  return {
    /** Sends what waits on this card. */
    tick,
    /** Sends what waits on all cards, for example after an outage. */
    tickAll: () => {
      for (const card of [...store.cards().keys()]) tick(card);
    },
    stop: () => {
      isStopped = true;
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
};

export type Sender = ReturnType<typeof makeSender>;
