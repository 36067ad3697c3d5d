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
