import type { TextStore } from "../../../device/textStore.ts";

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
