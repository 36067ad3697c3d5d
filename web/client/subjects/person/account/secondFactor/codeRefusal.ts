import { ApiError } from "../../../../data/call.ts";

/** The sentence about a wrong code; null for every other failure. */
export const codeRefusal = (error: unknown): string | null =>
  error instanceof ApiError && error.sentence === "This code is not right" ? error.sentence : null;
