import { ApiError, sentenceOf } from "./apiError.ts";

const OUTAGE = 500;
const TRY_AGAIN = "Nothing was lost. Try again in a moment.";

const isOutage = (error: unknown) => error instanceof ApiError && error.status >= OUTAGE;

/** What the server says about a failure, or null when it has said nothing that could be read. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.message ?? null) : null;

/**
 * Cause and next step, where they do not stand in what is said already: a refusal says itself what
 * is wrong.
 */
export const adviceOn = (error: unknown): string | undefined => {
  if (isOutage(error)) return TRY_AGAIN;
  return serverSentence(error) === null ? sentenceOf(error) : undefined;
};

/** All of it, for the place where it happened. */
export const failureText = (error: unknown): string =>
  isOutage(error) ? `${withStop(sentenceOf(error))} ${TRY_AGAIN}` : sentenceOf(error);

const withStop = (sentence: string) => (sentence.endsWith(".") ? sentence : `${sentence}.`);
