import { toasts } from "../../lib/toasts.ts";

/** A fifth player finds no place in a group. */
export const showMaximumReached = () =>
  toasts.raise({
    title: "Maximum Reached",
    description: "Each group can have maximum 4 players",
    variant: "destructive",
  });
