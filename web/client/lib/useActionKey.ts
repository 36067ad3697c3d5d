import { useState } from "react";
import { newKey } from "./newKey.ts";

/**
 * The idempotency key of what a person does. Asked for the same thing again, as after a lost
 * answer, it is the same key; another thing, or the same one after it was done, gets a new one.
 */
export const makeActionKey = () => {
  let latest: { readonly content: string; readonly key: string } | null = null;
  return {
    of: (action: unknown): string => {
      const content = JSON.stringify(action);
      if (latest?.content !== content) latest = { content, key: newKey() };
      return latest.key;
    },
    /** Call it when the server has done what was asked for. */
    done: (): void => {
      latest = null;
    },
  };
};

export const useActionKey = () => useState(makeActionKey)[0];
