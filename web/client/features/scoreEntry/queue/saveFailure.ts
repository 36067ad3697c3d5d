import { ApiError } from "../../../lib/apiError.ts";

/**
 * What becomes of a score that was not saved: `refused` for good, `signedOut` until its player is
 * back, or `retry`. Only a refusal in the words of our own server is one: a hotel's sign-in page
 * may answer anything.
 */
export type SaveFailure = "refused" | "signedOut" | "retry";

const UNAUTHENTICATED = 401;
const temporary = new Set([408, 425, 429]);

export const saveFailureOf = (error: unknown): SaveFailure => {
  if (!(error instanceof ApiError) || error.problem === null) return "retry";
  if (error.status === UNAUTHENTICATED) return "signedOut";
  return error.status >= 500 || temporary.has(error.status) ? "retry" : "refused";
};
