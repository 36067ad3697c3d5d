import { type Rest, restAfter, rest as restInTime } from "./rest.ts";
import { type UnreadEntry, withoutHole } from "./unread.ts";
import { verdictOf } from "./verdict.ts";
import type { EnteredHole, WaitingEntry } from "./waitingEntry.ts";
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
   * Sends under the key of the entry; throws when it was not saved, or when nobody knows. Null when
   * it is saved but cannot be read yet.
   */
  readonly send: (entry: WaitingEntry) => Promise<Saved | null>;
  /** When the hole was last changed as far as the screen shows it, or null. */
  readonly shown: (entry: WaitingEntry) => string | null;
  readonly saved: (answer: Saved, entry: WaitingEntry) => Promise<void> | void;
  readonly refused: (entry: WaitingEntry, error: unknown) => void;
  readonly newKey: () => string;
  readonly rest?: (milliseconds: number) => Rest;
}

export type SaveQueue = ReturnType<typeof makeSaveQueue>;

/**
 * Sends what a player enters, one hole after the other and each until the server has answered: out
 * on a course the network comes and goes. What is unsent survives the page. Two pages may send the
 * same entry; its key makes that one command.
 */
export const makeSaveQueue = <Saved>(parts: Parts<Saved>) => {
  const { list, send, rest = restInTime } = parts;
  const watchers = new Set<() => void>();
  let view: QueueView = { state: "idle", waiting: list.all(), unread: [] };
  let isRunning = false;
  let pause: Rest | null = null;
  /** In a row, since there was last a reason to hope. */
  let failures = 0;
  let isWoken = false;
  let unwatch = () => {};

  const show = (state: QueueState) => {
    view = { state, waiting: list.all(), unread: view.unread };
    for (const tell of watchers) tell();
  };

  /** How it went: `idle` when the entry needs nothing more. */
  const attempt = async (entry: WaitingEntry): Promise<QueueState> => {
    list.markTried(entry);
    const outcome = await send(entry).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error, verdict: verdictOf(error) }),
    );
    if ("answer" in outcome) {
      const unread = withoutHole(view.unread, entry);
      if (outcome.answer === null) {
        view = { ...view, unread: [...unread, { ...entry, before: parts.shown(entry) }] };
      } else {
        await parts.saved(outcome.answer, entry);
        view = { ...view, unread };
      }
      list.remove(entry);
      return "idle";
    }
    if (outcome.verdict === "again") return "retrying";
    if (outcome.verdict === "signedOut") return "signedOut";
    list.remove(entry);
    parts.refused(entry, outcome.error);
    return "idle";
  };

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    let state: QueueState = "idle";
    for (let next = list.all()[0]; next && watchers.size > 0; next = list.all()[0]) {
      show(failures === 0 ? "sending" : "retrying");
      isWoken = false;
      state = await attempt(next);
      if (state === "signedOut") break;
      failures = state === "retrying" ? failures + 1 : 0;
      show(state);
      // The network may have come back while this attempt was failing without it.
      if (failures > 0 && !isWoken && watchers.size > 0) {
        pause = rest(restAfter(failures));
        await pause.over;
        pause = null;
      }
    }
    isRunning = false;
    show(state);
  };

  /** Tries at once: the network is back, the player has signed in, something new was entered. */
  const wake = (): void => {
    isWoken = true;
    failures = 0;
    if (pause) pause.end();
    else void run();
  };

  const enter = (entered: EnteredHole): void => {
    list.add({ key: parts.newKey(), ...entered });
    show(view.state);
    wake();
  };

  /** Nothing is sent while nobody watches: then another player may have signed in. */
  const watch = (tell: () => void) => {
    watchers.add(tell);
    if (watchers.size === 1) unwatch = list.watch(() => show(view.state));
    wake();
    return () => {
      watchers.delete(tell);
      if (watchers.size > 0) return;
      unwatch();
      pause?.end();
    };
  };

  return { enter, wake, watch, view: (): QueueView => view };
};
