import { ApiError } from "../../../../data/apiError.ts";

/**
 * What to do with a score that was not saved: `refused` is final, `signedOut` waits for the player,
 * and `retry` sends it again. Only our own server can refuse: the sign-in page of a hotel may answer
 * anything.
 */
type SaveFailure = "refused" | "signedOut" | "retry";

const UNAUTHENTICATED = 401;
const temporary = new Set([408, 425, 429]);

export const saveFailureOf = (error: unknown): SaveFailure => {
  if (!(error instanceof ApiError) || error.problem === null) return "retry";
  if (error.status === UNAUTHENTICATED) return "signedOut";
  return error.status >= 500 || temporary.has(error.status) ? "retry" : "refused";
};
