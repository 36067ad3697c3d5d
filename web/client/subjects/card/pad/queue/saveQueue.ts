import { type RetryPause, retryDelay, startPause as startTimedPause } from "./retryPause.ts";
import { saveFailureOf } from "./saveFailure.ts";
import { type UnreadEntry, withoutHole } from "./unread.ts";
import {
  type Entered,
  isHole,
  type WaitingEntry,
  type WaitingHole,
  type WaitingRecord,
} from "./waitingEntry.ts";
import type { WaitingList } from "./waitingList.ts";

/** `retrying` after a failure, `signedOut` until the player has signed in again. */
export type QueueState = "idle" | "sending" | "retrying" | "signedOut";

export interface QueueView {
  readonly state: QueueState;
  readonly waiting: ReadonlyArray<WaitingEntry>;
  readonly unread: ReadonlyArray<UnreadEntry>;
}

interface Parts<Saved> {
  readonly list: WaitingList;
  /**
   * Sends a score with its key. Fails if it was not saved, or if that is unknown. Returns null if
   * it is saved but cannot be read yet.
   */
  readonly send: (entry: WaitingHole) => Promise<Saved | null>;
  /** When the hole was last changed according to the screen, or null. */
  readonly shown: (entry: WaitingHole) => string | null;
  readonly saved: (answer: Saved, entry: WaitingHole) => Promise<void> | void;
  /** Sends what was entered for a side game, with its key, and shows it. Fails like `send`. */
  readonly sendRecord: (entry: WaitingRecord) => Promise<void>;
  readonly refused: (entry: WaitingEntry, error: unknown) => void;
  readonly newKey: () => string;
  readonly startPause?: (milliseconds: number) => RetryPause;
}

export type SaveQueue = ReturnType<typeof makeSaveQueue>;

/**
 * Sends what a player enters one after the other, each until the server has answered, because the
 * network on a course comes and goes. Unsent entries survive a reload. Two pages may send the same
 * entry; its key makes that one command.
 */
export const makeSaveQueue = <Saved>(parts: Parts<Saved>) => {
  const { list, startPause = startTimedPause } = parts;
  const subscribers = new Set<() => void>();
  let view: QueueView = { state: "idle", waiting: list.all(), unread: [] };
  let isRunning = false;
  let pause: RetryPause | null = null;
  /** Consecutive failures since the last reason to retry. */
  let failures = 0;
  let isRetryAsked = false;
  let unwatch = () => {};

  const show = (state: QueueState) => {
    view = { state, waiting: list.all(), unread: view.unread };
    for (const notify of subscribers) notify();
  };

  const send = async (entry: WaitingEntry): Promise<void> => {
    if (!isHole(entry)) return parts.sendRecord(entry);
    const answer = await parts.send(entry);
    const unread = withoutHole(view.unread, entry);
    if (answer === null) {
      view = { ...view, unread: [...unread, { ...entry, before: parts.shown(entry) }] };
    } else {
      await parts.saved(answer, entry);
      view = { ...view, unread };
    }
  };

  /** The result of an attempt: `idle` if the entry is done. */
  const attempt = async (entry: WaitingEntry): Promise<QueueState> => {
    list.markTried(entry);
    const outcome = await send(entry).then(
      () => null,
      (error: unknown) => ({ error, failure: saveFailureOf(error) }),
    );
    if (outcome === null) {
      list.remove(entry);
      return "idle";
    }
    if (outcome.failure === "retry") return "retrying";
    if (outcome.failure === "signedOut") return "signedOut";
    list.remove(entry);
    parts.refused(entry, outcome.error);
    return "idle";
  };

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    let state: QueueState = "idle";
    for (let next = list.all()[0]; next && subscribers.size > 0; next = list.all()[0]) {
      show(failures === 0 ? "sending" : "retrying");
      isRetryAsked = false;
      state = await attempt(next);
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

  /** Retries at once: the network is back, the player has signed in or something was entered. */
  const retryNow = (): void => {
    isRetryAsked = true;
    failures = 0;
    if (pause) pause.end();
    else void run();
  };

  const enter = (entered: Entered): void => {
    list.add({ key: parts.newKey(), ...entered });
    show(view.state);
    retryNow();
  };

  /** Nothing is sent without subscribers, because another player may have signed in. */
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    if (subscribers.size === 1) unwatch = list.watch(() => show(view.state));
    retryNow();
    return () => {
      subscribers.delete(notify);
      if (subscribers.size > 0) return;
      unwatch();
      pause?.end();
    };
  };

  return { enter, retryNow, subscribe, view: (): QueueView => view };
};
