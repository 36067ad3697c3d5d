import { useState } from "react";
import { newKey } from "./newKey.ts";

/**
 * The idempotency key of an action. Repeating the same action, as after a lost answer, uses the
 * same key; another action, or the same one after success, gets a new key.
 */
export const makeActionKey = () => {
  let latest: { readonly content: string; readonly key: string } | null = null;
  return {
    of: (action: unknown): string => {
      const content = JSON.stringify(action);
      if (latest?.content !== content) latest = { content, key: newKey() };
      return latest.key;
    },
    /** Call it after the action has succeeded. */
    done: (): void => {
      latest = null;
    },
  };
};

export const useActionKey = () => useState(makeActionKey)[0];
