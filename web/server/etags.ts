import type { Prepared } from "./prepared.ts";

/** Whether the caller has this version already. */
export const isKnown = (ifNoneMatch: string | undefined, { etag }: Pick<Prepared, "etag">) =>
  ifNoneMatch?.includes(etag) === true;
