import { ApiError, sentenceOf } from "./apiError.ts";

const OUTAGE = 500;
const TOO_MANY = 429;
const MINUTE = 60;
const TRY_AGAIN = "Nothing was lost. Try again in a moment.";

const isOutage = (error: unknown) => error instanceof ApiError && error.status >= OUTAGE;

/** When somebody who tried too often may try again. "Later" alone would have them try at once. */
const waitText = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return null;
  if (error.retryAfter === null) return null;
  const minutes = Math.ceil(error.retryAfter / MINUTE);
  return `You can try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
};

/** The server's sentence about a failure, or null if there is none. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.message ?? null) : null;

/** Cause and next step, unless the sentence says them already, as a refusal does. */
export const adviceOn = (error: unknown): string | undefined => {
  if (isOutage(error)) return TRY_AGAIN;
  const wait = waitText(error);
  if (wait !== null) return wait;
  return serverSentence(error) === null ? sentenceOf(error) : undefined;
};

/** The whole text, for the place where it happened. */
export const failureText = (error: unknown): string => {
  const nextStep = isOutage(error) ? TRY_AGAIN : waitText(error);
  return nextStep === null ? sentenceOf(error) : `${causeOf(error)} ${nextStep}`;
};

/** The sentence as the first of several. Without one of the server, ours would say the next step twice. */
const causeOf = (error: unknown) => {
  const sentence = sentenceOf(error).replace(/ Try again\.$/u, "");
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
};
