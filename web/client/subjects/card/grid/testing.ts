import type { TextStore } from "../../../device/storage.ts";
import { makeScoreEntries } from "./scoreEntries.ts";

/** A text store in memory. */
export const aTextStore = (): TextStore & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    read: () => new Map(kept),
    put: (name, text) => {
      kept.set(name, text);
      return true;
    },
    remove: (name) => void kept.delete(name),
    watch: () => () => {},
  };
};

type Parts = Parameters<typeof makeScoreEntries>[0];

/** The typed scores of an office with a server that saves everything and has nothing, unless said. */
export const openDesk = (parts: Partial<Parts> = {}) =>
  makeScoreEntries({
    textStore: aTextStore(),
    seenOn: () => null,
    send: async () => undefined,
    readAgain: async () => undefined,
    ...parts,
  });
