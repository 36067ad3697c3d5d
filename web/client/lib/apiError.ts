import { Option, Schema } from "effect";
import { Problem } from "../../contract/problem.ts";

const readProblem = Schema.decodeUnknownOption(Schema.fromJsonString(Problem));

/**
 * An answer that is not a success. Its message is literally "{status}: {response text}", with the
 * status text where the response has none.
 */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says about it, where it could be read. */
  readonly problem: Problem | null;
  /** One sentence for people: toasts and error states show this, never the message. */
  readonly sentence: string;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = Option.getOrNull(readProblem(text));
    this.sentence = this.problem?.message ?? "The server did not answer as expected. Try again.";
  }
}

/** The sentence for whatever a call may throw, also when no answer came at all. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.sentence;
  // This is how `fetch` says that nobody answered.
  if (error instanceof TypeError) return "No connection. Check the network and try again.";
  return "The answer could not be read. Reload the page and try again.";
};
