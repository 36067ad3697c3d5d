import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { type EventProblem, eventProblemOf } from "./eventProblem.ts";

/**
 * Why the event cannot be shown; null if it can be, or if nothing is known yet. A query that failed
 * is pending again while it is repeated, for example when the network is back. Until it has
 * an answer the problem stays, and with it a dialog that the reader has opened.
 */
export const useEventProblem = ({
  error,
  isPending,
}: Pick<UseQueryResult, "error" | "isPending">): EventProblem | null => {
  const present = error ? eventProblemOf(error) : null;
  const [last, setLast] = useState(present);
  if (!isPending && last !== present) setLast(present);
  return isPending ? last : present;
};
