import type { Shelf } from "../../../lib/shelf.ts";

/** A device that keeps texts for the time of a test. */
export const aShelf = (): Shelf & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    read: () => new Map(kept),
    put: (name, text) => {
      kept.set(name, text);
      return true;
    },
    take: (name) => void kept.delete(name),
    watch: () => () => {},
  };
};
