import type { TextStore } from "../../../lib/textStore.ts";
import {
  type EnteredHole,
  isSameHole,
  readEntry,
  textOf,
  type WaitingEntry,
} from "./waitingEntry.ts";

export type WaitingList = ReturnType<typeof makeWaitingList>;

/**
 * What waits to be sent, in order, shared by all pages of the browser and kept on the device. What
 * the device refuses to keep waits in this page alone.
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
   * The newest score of a hole takes the place of one that nobody has sent. One that was tried
   * stays before it: sent again, it can no longer arrive after the newer one and undo it. What the
   * player saw on the hole is what was there before the one that nobody has sent.
   */
  const add = (score: EnteredHole & Pick<WaitingEntry, "key">): void => {
    const entries = all();
    const replaced = entries.find((entry) => !entry.wasTried && isSameHole(entry, score));
    if (replaced) remove(replaced);
    const { basedOn } = replaced ?? score;
    const { basedOn: _seen, ...entered } = score;
    keep({
      ...entered,
      ...(basedOn === undefined ? {} : { basedOn }),
      order: (entries.at(-1)?.order ?? 0) + 1,
      wasTried: false,
    });
  };

  const markTried = (entry: WaitingEntry): void => {
    if (!entry.wasTried) keep({ ...entry, wasTried: true });
  };

  return { all, add, markTried, remove, watch: textStore.watch };
};

// Two pages may use the same number; their keys then decide, the same way in both.
const inOrder = (a: WaitingEntry, b: WaitingEntry) => a.order - b.order || (a.key < b.key ? -1 : 1);
