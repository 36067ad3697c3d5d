import { ApiError } from "./apiError.ts";

const INTERVAL = 5000;

/** Not signed in, not allowed or not found: fetching again changes nothing. */
const refusals: ReadonlySet<number> = new Set([401, 403, 404]);

interface Asked {
  readonly state: { readonly error: unknown };
}

/** The `refetchInterval` of unattended screens: failed queries are fetched until they succeed. */
export const retryInterval = ({ state: { error } }: Asked): number | false => {
  const isRefused = error instanceof ApiError && refusals.has(error.status);
  return error === null || isRefused ? false : INTERVAL;
};
