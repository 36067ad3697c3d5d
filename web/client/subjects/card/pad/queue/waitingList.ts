import { playedIn } from "../../../../../../domain/golf/played.ts";
import type { TextStore } from "../../../../device/textStore.ts";
import {
  type Entered,
  isHole,
  isSamePlace,
  readEntry,
  textOf,
  type WaitingEntry,
} from "./waitingEntry.ts";

export type WaitingList = ReturnType<typeof makeWaitingList>;

/**
 * The entries that wait to be sent, in order. They are stored on the device and shared by all pages
 * of the browser. If the device refuses to store one, it stays in the memory of this page.
 */
export const makeWaitingList = (textStore: TextStore) => {
  const inMemory = new Map<string, WaitingEntry>();

  const all = (): ReadonlyArray<WaitingEntry> => {
    const entries = new Map(inMemory);
    for (const [name, text] of textStore.read()) {
      const entry = readEntry(text);
      if (entry) entries.set(entry.key, entry);
      else textStore.remove(name);
    }
    return [...entries.values()].toSorted(inOrder);
  };

  const keep = (entry: WaitingEntry): void => {
    inMemory.delete(entry.key);
    if (!textStore.put(entry.key, textOf(entry))) inMemory.set(entry.key, entry);
  };

  const remove = ({ key }: Pick<WaitingEntry, "key">): void => {
    inMemory.delete(key);
    textStore.remove(key);
  };

  /**
   * A new entry of a place replaces one that was never sent. One that was sent stays before it: sent
   * again, it cannot arrive after the new one and undo it. The base of a new score is that of the
   * replaced one. A score that is taken back before it was ever sent leaves nothing to send.
   */
  const add = (entered: Entered & Pick<WaitingEntry, "key">): void => {
    const entries = all();
    const replaced = entries.find((entry) => !entry.wasTried && isSamePlace(entry, entered));
    if (replaced) remove(replaced);
    const place = { order: (entries.at(-1)?.order ?? 0) + 1, wasTried: false };
    if (!isHole(entered)) return keep({ ...entered, ...place });
    const { basedOn } = replaced && isHole(replaced) ? replaced : entered;
    if (replaced && basedOn === null && playedIn(entered.hole) === null) return;
    const { basedOn: _seen, ...score } = entered;
    keep({ ...score, ...(basedOn === undefined ? {} : { basedOn }), ...place });
  };

  const markTried = (entry: WaitingEntry): void => {
    if (!entry.wasTried) keep({ ...entry, wasTried: true });
  };

  return { all, add, markTried, remove, watch: textStore.watch };
};

// Two pages may use the same number; their keys then decide, the same way in both.
const inOrder = (a: WaitingEntry, b: WaitingEntry) => a.order - b.order || (a.key < b.key ? -1 : 1);
