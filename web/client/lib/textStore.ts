/** Texts that a device keeps under names of their own, for example one for each unsent score. */
export interface TextStore {
  readonly read: () => ReadonlyMap<string, string>;
  /** False when the device refuses to keep it. */
  readonly put: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  /** Tells when another page of the browser has changed something here. */
  readonly watch: (changed: () => void) => () => void;
}

/**
 * Each text has its own key, so that two pages that put something here in the same moment never
 * overwrite each other, as they would with one list.
 */
export const textStore = (storage: () => Storage, prefix: string): TextStore => ({
  read: () => {
    const texts = new Map<string, string>();
    try {
      for (const key of keysOf(storage())) {
        const text = key.startsWith(prefix) ? storage().getItem(key) : null;
        if (text !== null) texts.set(key.slice(prefix.length), text);
      }
    } catch {
      // A device that refuses its storage has kept nothing.
    }
    return texts;
  },
  put: (name, text) => {
    try {
      storage().setItem(prefix + name, text);
      return true;
    } catch {
      return false;
    }
  },
  remove: (name) => {
    try {
      storage().removeItem(prefix + name);
    } catch {
      // Nothing can have been kept either.
    }
  },
  watch: (changed) => {
    const notify = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) changed();
    };
    window.addEventListener("storage", notify);
    return () => window.removeEventListener("storage", notify);
  },
});

const keysOf = (storage: Storage): ReadonlyArray<string> =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
