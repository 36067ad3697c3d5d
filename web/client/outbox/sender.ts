import { failureOf, type RetryPause, retryDelay, startTimedPause } from "./retry.ts";
import type { Queued, Store } from "./store.ts";

/** `retrying` after a failure, `signedOut` until the writer has signed in again. */
export type SendState = "idle" | "sending" | "retrying" | "signedOut";

export interface OutboxView<Entry, Unread> {
  readonly state: SendState;
  readonly waiting: ReadonlyArray<Entry>;
  /** What the server has stored but could not show when it answered. */
  readonly unread: ReadonlyArray<Unread>;
}

interface Parts<Entered, Entry extends Queued & Entered, Unread extends Entered> {
  readonly store: Store<Entered, Entry>;
  /** What goes out now, of all that waits. Without it they go one by one. */
  readonly next?: (waiting: ReadonlyArray<Entry>) => ReadonlyArray<Entry>;
  /**
   * Sends entries with their key, and shows the answer. Fails if they were not saved, or if that is
   * unknown. Returns what is saved but cannot be read yet.
   */
  readonly send: (batch: ReadonlyArray<Entry>, key: string) => Promise<ReadonlyArray<Unread>>;
  /** Tells it. Whatever is to stay of refused entries it keeps under another key. */
  readonly refused: (batch: ReadonlyArray<Entry>, error: unknown) => Promise<void> | void;
  readonly newKey: () => string;
  readonly startPause?: (milliseconds: number) => RetryPause;
}

const firstAlone = <Entry>(waiting: ReadonlyArray<Entry>) => waiting.slice(0, 1);

/**
 * Sends what is entered, each entry until the server has answered, because the network on a course
 * comes and goes. Unsent entries survive a reload. Two pages may send the same entry; its key makes
 * that one command.
 */
export const makeSender = <Entered, Entry extends Queued & Entered, Unread extends Entered = never>(
  parts: Parts<Entered, Entry, Unread>,
) => {
  const { store, next = firstAlone, startPause = startTimedPause } = parts;
  const subscribers = new Set<() => void>();
  let view: OutboxView<Entry, Unread> = { state: "idle", waiting: store.all(), unread: [] };
  let onItsWay: ReadonlyArray<Entry> = [];
  let isRunning = false;
  let pause: RetryPause | null = null;
  /** Consecutive failures since the last reason to retry. */
  let failures = 0;
  let isRetryAsked = false;
  let unwatch = () => {};

  const show = (state: SendState) => {
    view = { state, waiting: store.all(), unread: view.unread };
    for (const notify of subscribers) notify();
  };

  /** The result of an attempt: `idle` if the entries are done. */
  const attempt = async (batch: ReadonlyArray<Entry>, key: string): Promise<SendState> => {
    try {
      const late = await parts.send(batch, key);
      const isDone = (old: Unread) => batch.some((entry) => store.isSamePlace(entry, old));
      view = { ...view, unread: [...view.unread.filter((old) => !isDone(old)), ...late] };
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== "refused") return failure === "retry" ? "retrying" : "signedOut";
      await parts.refused(batch, error);
    }
    for (const entry of batch) store.remove(entry);
    return "idle";
  };

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    let state: SendState = "idle";
    while (subscribers.size > 0) {
      const batch = next(store.all());
      const [first] = batch;
      if (!first) break;
      const sentAs = first.sentAs ?? first.key;
      for (const entry of batch) store.markTried(entry, sentAs);
      onItsWay = batch;
      show(failures === 0 ? "sending" : "retrying");
      isRetryAsked = false;
      state = await attempt(batch, sentAs);
      onItsWay = [];
      if (state === "signedOut") break;
      failures = state === "retrying" ? failures + 1 : 0;
      show(state);
      // The network may have come back during the failing attempt.
      if (failures > 0 && !isRetryAsked && subscribers.size > 0) {
        pause = startPause(retryDelay(failures));
        await pause.over;
        pause = null;
      }
    }
    isRunning = false;
    show(state);
  };

  /** Retries at once: the network is back, the writer has signed in or something was entered. */
  const retryNow = (): void => {
    isRetryAsked = true;
    failures = 0;
    if (pause) pause.end();
    else void run();
  };

  const enter = (entered: Entered): void => {
    store.add({ key: parts.newKey(), ...entered });
    show(view.state);
    retryNow();
  };

  /** Nothing is sent without subscribers, because somebody else may have signed in. */
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    if (subscribers.size === 1) unwatch = store.watch(() => show(view.state));
    retryNow();
    return () => {
      subscribers.delete(notify);
      if (subscribers.size > 0) return;
      unwatch();
      pause?.end();
    };
  };

  return {
    enter,
    retryNow,
    subscribe,
    view: () => view,
    isOnItsWay: ({ key }: Entry): boolean => onItsWay.some((entry) => entry.key === key),
  };
};
