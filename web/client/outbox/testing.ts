import {
  HoleNumber,
  type HoleScore,
  type PlayerId,
  RoundNumber,
  SideGameId,
} from "../../../domain/shared/values.ts";
import { ApiError } from "../data/apiError.ts";
import type { TextStore } from "../device/storage.ts";
import {
  type Entered,
  isHole,
  ofPlayer,
  type UnreadEntry,
  type WaitingEntry,
} from "../subjects/card/pad/waitingEntry.ts";
import { makeSender } from "./sender.ts";
import { makeStore } from "./store.ts";

export const round1 = RoundNumber.make(1);

export const hole = (number: number, strokes: number): HoleScore => ({
  holeNumber: HoleNumber.make(number),
  strokes,
  putts: null,
  penalties: 0,
  notes: null,
});

const sideGameId = SideGameId.make("00000000-0000-4000-8000-0000000000f1");

/** What a player measured, and whom the wolf of a hole took. */
export const measured = (playerId: PlayerId, number: number, distance: number) => {
  const kind = "distance" as const;
  const holeNumber = HoleNumber.make(number);
  const record = { kind, roundNumber: round1, holeNumber, playerId, distance };
  return { sideGameId, record, words: `${distance} feet on hole ${number}` };
};
export const chosen = (playerId: PlayerId, number: number, partnerId: PlayerId | null) => {
  const kind = "wolf" as const;
  const holeNumber = HoleNumber.make(number);
  const record = { kind, roundNumber: round1, holeNumber, playerId, partnerId };
  return { sideGameId, record, words: `${partnerId ?? "nobody"} taken on hole ${number}` };
};

/** "7: 4", or the words of what was entered for a side game. */
export const saidOf = (entry: Entered): string =>
  "hole" in entry ? `${entry.hole.holeNumber}: ${entry.hole.strokes}` : entry.words;

export const noNetwork = new TypeError("no network");
export const answered = (status: number, sentence: string) =>
  new ApiError(status, JSON.stringify({ error: sentence, message: sentence }));

/** The storage of a browser, shared by all its pages. */
export const makeDevice = () => {
  const texts = new Map<string, string>();
  const pages = new Set<() => void>();
  const openTextStore = (): TextStore => {
    let watching = () => {};
    const tellOthers = () => {
      for (const tell of pages) if (tell !== watching) tell();
    };
    return {
      read: () => texts,
      put: (name, text) => {
        texts.set(name, text);
        tellOthers();
        return true;
      },
      remove: (name) => {
        if (texts.delete(name)) tellOthers();
      },
      watch: (changed) => {
        watching = changed;
        pages.add(changed);
        return () => pages.delete(changed);
      },
    };
  };
  return { texts, openTextStore };
};

/** The server of one card. Like the real one, it knows which commands it has seen. */
export const makeServer = () => {
  const entries: Array<WaitingEntry> = [];
  const recorded: Array<string> = [];
  const record = (entry: WaitingEntry) => {
    if (entries.some(({ key }) => key === entry.key)) return;
    entries.push(entry);
    recorded.push(saidOf(entry));
  };
  return { entries, recorded, record };
};

let keys = 0;

/** The number of a hole, or the words of what was entered for a side game. */
const nameOf = (entry: Entered) => ("hole" in entry ? entry.hole.holeNumber : entry.words);

/** A page with a queue. The test answers its requests and ends its pauses. */
export const openPage = (textStore: TextStore) => {
  const requests: Array<{
    readonly entry: WaitingEntry;
    readonly answer: () => Promise<void>;
    readonly answerLate: () => Promise<void>;
    readonly fail: (error: unknown) => Promise<void>;
  }> = [];
  const rests: Array<number> = [];
  const refusals: Array<string> = [];
  const saved: Array<string> = [];
  let endRest = () => {};

  const send = (entry: WaitingEntry) =>
    new Promise<string | null>((resolve, reject) => {
      const answer = () => settled(() => resolve("card"));
      const answerLate = () => settled(() => resolve(null));
      const fail = (error: unknown) => settled(() => reject(error));
      requests.push({ entry, answer, answerLate, fail });
    });

  const queue = makeSender<Entered, WaitingEntry, UnreadEntry>({
    store: makeStore(textStore, ofPlayer),
    newKey: () => `key ${(keys += 1)}`,
    send: async ([entry]) => {
      if (!entry) return [];
      const isRead = (await send(entry)) !== null;
      if (isHole(entry) && !isRead) return [{ ...entry, before: null }];
      saved.push(saidOf(entry));
      return [];
    },
    refused: ([entry], error) => {
      refusals.push(`${entry && nameOf(entry)}: ${String(error)}`);
    },
    startPause: (milliseconds) => {
      rests.push(milliseconds);
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      endRest = end;
      return { over, end };
    },
  });

  const request = () => {
    const latest = requests.at(-1);
    if (!latest) throw new Error("Nothing was sent");
    return latest;
  };
  const sent = () => requests.map(({ entry }) => saidOf(entry));
  const waiting = () => queue.view().waiting.map(nameOf);
  const unread = () => queue.view().unread.map(saidOf);
  const restIsOver = () => settled(() => endRest());
  return {
    queue,
    requests,
    request,
    sent,
    waiting,
    unread,
    rests,
    restIsOver,
    refusals,
    saved,
  };
};

/** Runs an action and waits for everything that follows from it; that is promises, no time. */
const settled = async (act: () => void) => {
  act();
  await new Promise<void>((resolve) => setImmediate(resolve));
};

/** The only page of a device, which somebody watches. */
export const openOnePage = () => {
  const device = makeDevice();
  const page = openPage(device.openTextStore());
  const leave = page.queue.subscribe(() => {});
  return { ...page, device, leave };
};
