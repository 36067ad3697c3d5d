import { ApiError, sentenceOf } from "./apiError.ts";

const OUTAGE = 500;
const TRY_AGAIN = "Nothing was lost. Try again in a moment.";

const isOutage = (error: unknown) => error instanceof ApiError && error.status >= OUTAGE;

/** The server's sentence about a failure, or null if there is none. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.message ?? null) : null;

/** Cause and next step, unless the sentence says them already, as a refusal does. */
export const adviceOn = (error: unknown): string | undefined => {
  if (isOutage(error)) return TRY_AGAIN;
  return serverSentence(error) === null ? sentenceOf(error) : undefined;
};

/** The whole text, for the place where it happened. */
export const failureText = (error: unknown): string =>
  isOutage(error) ? `${withStop(sentenceOf(error))} ${TRY_AGAIN}` : sentenceOf(error);

const withStop = (sentence: string) => (sentence.endsWith(".") ? sentence : `${sentence}.`);
