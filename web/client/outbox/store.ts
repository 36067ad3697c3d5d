import type { TextStore } from "../device/storage.ts";

/** What the outbox knows of an entry. */
export interface Queued {
  /** Made when it is entered, so that every attempt is the same command, also after a reload. */
  readonly key: string;
  /** Entries are sent in the order in which they were entered. */
  readonly order: number;
  /** True after an attempt: it may have arrived without an answer, or may still arrive. */
  readonly wasTried: boolean;
  /** The key of its attempts, which it shares with what went out together with it. */
  readonly sentAs?: string;
}

/** What is entered, and how it is stored. */
export interface Kind<Entered, Entry extends Queued & Entered> {
  /** Null for a text of another format, as after an update of the product. */
  readonly read: (text: string, name: string) => Entry | null;
  readonly textOf: (entry: Entry) => string;
  /** Where the later of two entries counts, such as a hole of a card. */
  readonly isSamePlace: (one: Entered, other: Entered) => boolean;
  /** What waits of a new entry, which may replace one that was never sent. Null for nothing. */
  readonly queued: (
    entered: Entered & Pick<Queued, "key">,
    place: Pick<Queued, "order" | "wasTried">,
    replaced: Entry | undefined,
  ) => Entry | null;
}

export type Store<Entered, Entry extends Queued & Entered> = ReturnType<
  typeof makeStore<Entered, Entry>
>;

/**
 * The entries that wait to be sent, in order. They are stored on the device and shared by all pages
 * of the browser. If the device refuses to store one, it stays in the memory of this page.
 */
export const makeStore = <Entered, Entry extends Queued & Entered>(
  textStore: TextStore,
  { read, textOf, isSamePlace, queued }: Kind<Entered, Entry>,
) => {
  const inMemory = new Map<string, Entry>();

  const all = (): ReadonlyArray<Entry> => {
    const entries = new Map(inMemory);
    for (const [name, text] of textStore.read()) {
      const entry = read(text, name);
      if (entry) entries.set(entry.key, entry);
      if (entry?.key === name) continue;
      // Nobody can read it, or an older version has stored it under another name.
      textStore.remove(name);
      if (entry) keep(entry);
    }
    return [...entries.values()].toSorted(inOrder);
  };

  const keep = (entry: Entry): void => {
    inMemory.delete(entry.key);
    if (!textStore.put(entry.key, textOf(entry))) inMemory.set(entry.key, entry);
  };

  const remove = ({ key }: Pick<Queued, "key">): void => {
    inMemory.delete(key);
    textStore.remove(key);
  };

  /**
   * A new entry of a place replaces one that was never sent. One that was sent stays before it: sent
   * again, it cannot arrive after the new one and undo it.
   */
  const add = (entered: Entered & Pick<Queued, "key">): void => {
    const entries = all();
    const replaced = entries.find((entry) => !entry.wasTried && isSamePlace(entry, entered));
    if (replaced) remove(replaced);
    const place = { order: (entries.at(-1)?.order ?? 0) + 1, wasTried: false };
    const entry = queued(entered, place, replaced);
    if (entry) keep(entry);
  };

  const markTried = (entry: Entry, sentAs: string): void => {
    if (!entry.wasTried) keep({ ...entry, wasTried: true, sentAs });
  };

  return { all, add, keep, markTried, remove, isSamePlace, watch: textStore.watch };
};

// Two pages may use the same number; their keys then decide, the same way in both.
const inOrder = (a: Queued, b: Queued) => a.order - b.order || (a.key < b.key ? -1 : 1);
