import { toasts } from "../../data/toasts.ts";

/** Says that a group has no place for a fifth player. */
export const showMaximumReached = () =>
  toasts.raise({
    title: "Maximum Reached",
    description: "Each group can have maximum 4 players",
    variant: "destructive",
  });
