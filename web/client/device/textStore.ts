/** Named texts that a device stores, for example one for each unsent score. */
export interface TextStore {
  readonly read: () => ReadonlyMap<string, string>;
  /** False if the device refuses to store it. */
  readonly put: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  /** Notifies of changes by other pages of the browser. */
  readonly watch: (changed: () => void) => () => void;
}

/**
 * Each text has its own key, so that two pages that write at the same time never overwrite each
 * other, as they would with one list.
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
      // The device refuses access to its storage, so nothing is stored.
    }
    return texts;
  },
  put: (name, text) => {
    try {
      storage().setItem(prefix + name, text);
      tellThisPage();
      return true;
    } catch {
      return false;
    }
  },
  remove: (name) => {
    try {
      storage().removeItem(prefix + name);
      tellThisPage();
    } catch {
      // The device refuses access to its storage, so nothing is stored.
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

const watchers = new Set<() => void>();

const tellThisPage = () => {
  for (const watcher of watchers) watcher();
};

/** Notifies of changes of any text, by this page or by another one. */
export const watchTexts = (changed: () => void): (() => void) => {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
};

const keysOf = (storage: Storage): ReadonlyArray<string> =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
