import {
  type Query as CachedQuery,
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
} from "@tanstack/react-query";
import type { Body, Endpoint, Params, Query } from "../../contract/endpoint.ts";
import type { Source } from "../../contract/readModels.ts";
import { call, callForPart, callUnlessSignedOut, type Input } from "./call.ts";
import type { Change } from "./changes.ts";

type Listed = Endpoint & { readonly success: { readonly isPart: true } };

/** The values of the path and of the query. In a call that reads their names differ. */
type Asked<E extends Endpoint> = Params<E> & Query<E>;

const inputOf = <E extends Endpoint>(asked: Asked<E>, body?: Body<E>) =>
  ({ params: asked, query: asked, body }) as unknown as Input<E>;

/**
 * What a query of a call is called, and of what it is made. Two screens that ask the same share one
 * answer.
 */
export const namesOf = (contract: Endpoint, asked: unknown, body?: unknown) => ({
  queryKey: [contract.path, { ...Object(asked) }, body] as const,
  meta: { from: contract.from ?? [] },
});

/**
 * Asks one call. Its data are fetched again when one of the sources that the contract names has
 * changed. With null nothing is asked.
 */
export const readOf = <const E extends Endpoint>(
  contract: E,
  asked: Asked<E> | null,
  body?: Body<E>,
) =>
  queryOptions({
    ...namesOf(contract, asked, body),
    queryFn:
      asked === null
        ? skipToken
        : ({ signal }) => call(contract, { ...inputOf<E>(asked, body), signal, isPreview: true }),
  });

/** Like `readOf`, for what belongs to the signed-in player; null after the session has ended. */
export const ownOf = <const E extends Endpoint>(contract: E, asked: Asked<E>) =>
  queryOptions({
    ...namesOf(contract, asked),
    queryFn: ({ signal }) => callUnlessSignedOut(contract, { ...inputOf<E>(asked), signal }),
  });

/** A part of a list. The part before stays visible until the next one has arrived. */
export const partOf = <const E extends Listed>(contract: E, asked: Asked<E>) =>
  queryOptions({
    ...namesOf(contract, asked),
    queryFn: ({ signal }) => callForPart(contract, { ...inputOf<E>(asked), signal }),
    placeholderData: keepPreviousData,
  });

export const useRead = <const E extends Endpoint>(contract: E, asked: Asked<E> | null) =>
  useQuery(readOf(contract, asked));

interface Named {
  readonly queryKey: ReadonlyArray<unknown>;
  readonly meta?: CachedQuery["meta"];
}

/** Whether what a query shows has changed. */
export const isOutdatedBy =
  ({ eventId, sources }: Change) =>
  ({ queryKey: [, asked], meta }: Named): boolean => {
    if (!meta?.from) return false;
    const named = Object(asked);
    const about = named.eventId ?? named.shareCode ?? eventId;
    const isOfEvent = eventId === null || about === eventId;
    return isOfEvent && meta.from.some((source) => sources?.includes(source) ?? true);
  };

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly from?: ReadonlyArray<Source> };
  }
}
