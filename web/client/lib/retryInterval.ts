import { ApiError } from "./apiError.ts";

const INTERVAL = 5000;

/** Nobody is signed in, may not see it, or it is not there: asking again changes nothing. */
const refusals: ReadonlySet<number> = new Set([401, 403, 404]);

interface Asked {
  readonly state: { readonly error: unknown };
}

/** The `refetchInterval` of a screen that nobody attends: what failed is asked for until it comes. */
export const retryInterval = ({ state: { error } }: Asked): number | false => {
  const isRefused = error instanceof ApiError && refusals.has(error.status);
  return error === null || isRefused ? false : INTERVAL;
};
