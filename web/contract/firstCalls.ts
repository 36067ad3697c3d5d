import type { Endpoint, Params, Query } from "./endpoint.ts";

/**
 * A call with which a page begins. The server puts its answer into the page, so that a phone on a
 * slow line need not ask once more.
 */
export interface FirstCall {
  readonly contract: Endpoint;
  readonly asked: unknown;
}

/** Whose page it is, and what stands after the question mark of its address. */
export interface FirstAsker {
  readonly hasSession: boolean;
  readonly search: URLSearchParams;
}

export const firstCall = <const E extends Endpoint & { readonly method: "GET" }>(
  contract: E,
  asked: Params<E> & Query<E>,
): FirstCall => ({ contract, asked });
