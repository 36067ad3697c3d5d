import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../data/apiError.ts";

export type EventProblem = "signedOut" | "notRegistered" | "notFound" | "other";

const byStatus: Readonly<Record<number, EventProblem>> = {
  401: "signedOut",
  403: "notRegistered",
  404: "notFound",
};

export const eventProblemOf = (error: unknown): EventProblem =>
  (error instanceof ApiError && byStatus[error.status]) || "other";

/** True for readers who have no place in the event, or none that is known; they are invited. */
export const isInvited = (problem: EventProblem): problem is "signedOut" | "notRegistered" =>
  problem === "signedOut" || problem === "notRegistered";

/** The sentences of the error catalogue. */
export const eventProblemTexts: Readonly<
  Record<EventProblem, { readonly title: string; readonly sentence: string }>
> = {
  signedOut: {
    title: "Sign in first",
    sentence: "Event details are only accessible through your player profile after signing in.",
  },
  notRegistered: {
    title: "For players only",
    sentence: "You can only view details for events you are registered for.",
  },
  notFound: {
    title: "Event Not Found",
    sentence: "The event you're looking for doesn't exist or has been removed.",
  },
  other: {
    title: "Out of reach",
    sentence: "Unable to load event details. Please try again.",
  },
};

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
