import { Option, Schema } from "effect";
import { Problem } from "../../contract/problem.ts";

const readProblem = Schema.decodeUnknownOption(Schema.fromJsonString(Problem));

/**
 * An answer that is not a success. Its message is "{status}: {response text}", with the status text
 * if the response is empty.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The problem document of the server, if it could be read. */
  readonly problem: Problem | null;
  /** One sentence for readers. Toasts and error states show it, never the message. */
  readonly sentence: string;
  /** The seconds after which the server will listen again; null if it did not say so. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
    this.problem = Option.getOrNull(readProblem(text));
    this.sentence = this.problem?.message ?? "The server did not answer as expected. Try again.";
  }
}

/** The sentence for any error that a call may throw, also without an answer. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.sentence;
  // `fetch` throws this if no server answers.
  if (error instanceof TypeError) return "No connection. Check the network and try again.";
  return "The answer could not be read. Reload the page and try again.";
};

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
