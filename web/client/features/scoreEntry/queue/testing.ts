import { HoleNumber, type HoleScore, RoundNumber } from "../../../../../domain/shared/values.ts";
import { ApiError } from "../../../lib/apiError.ts";
import type { TextStore } from "../../../lib/textStore.ts";
import { makeSaveQueue } from "./saveQueue.ts";
import type { WaitingEntry } from "./waitingEntry.ts";
import { makeWaitingList } from "./waitingList.ts";

export const round1 = RoundNumber.make(1);

export const hole = (number: number, strokes: number): HoleScore => ({
  holeNumber: HoleNumber.make(number),
  strokes,
  putts: null,
  penalties: 0,
  notes: null,
});

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
  const recorded: Array<string> = [];
  const known = new Set<string>();
  const record = ({ key, hole: { holeNumber, strokes } }: WaitingEntry) => {
    if (!known.has(key)) recorded.push(`${holeNumber}: ${strokes}`);
    known.add(key);
  };
  return { recorded, record };
};

let keys = 0;

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

  const queue = makeSaveQueue<string>({
    list: makeWaitingList(textStore),
    newKey: () => `key ${(keys += 1)}`,
    send: (entry) =>
      new Promise((resolve, reject) => {
        const answer = () => settled(() => resolve("card"));
        const answerLate = () => settled(() => resolve(null));
        const fail = (error: unknown) => settled(() => reject(error));
        requests.push({ entry, answer, answerLate, fail });
      }),
    shown: () => null,
    saved: (_answer, { hole: { holeNumber, strokes } }) => {
      saved.push(`${holeNumber}: ${strokes}`);
    },
    refused: ({ hole: { holeNumber } }, error) => refusals.push(`${holeNumber}: ${String(error)}`),
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
  const sent = () => requests.map(({ entry }) => `${entry.hole.holeNumber}: ${entry.hole.strokes}`);
  const waiting = () => queue.view().waiting.map(({ hole: { holeNumber } }) => holeNumber);
  const unread = () =>
    queue.view().unread.map(({ hole: { holeNumber, strokes } }) => `${holeNumber}: ${strokes}`);
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
