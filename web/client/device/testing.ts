import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const boot = readFileSync(new URL("../public/boot.js", import.meta.url), "utf8");

interface Clicked {
  readonly target: object;
}

/** A page whose first script has run on a device with this storage. */
export const bootedPage = (localStorage: object, address = "https://golf.example/") => {
  const dataset: Readonly<Record<string, string>> = {};
  const addresses: Array<string> = [];
  const listeners: Array<(event: Clicked) => void> = [];
  const location = {
    get href() {
      return addresses.at(-1) ?? address;
    },
    toString: () => location.href,
  };
  runInNewContext(boot, {
    ...{ localStorage, location, URL },
    document: {
      documentElement: { dataset },
      querySelector: () => ({}),
      addEventListener: (_click: string, listener: (event: Clicked) => void) =>
        listeners.push(listener),
    },
    history: {
      state: null,
      replaceState: (_: null, __: string, url: URL) => addresses.push(url.href),
    },
    matchMedia: () => ({ matches: true }),
  });
  const click = (target: object) => {
    for (const listener of listeners) listener({ target });
  };
  return { dataset, click, location };
};

/** The storage of a browser, in memory. */
export const fakeStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
