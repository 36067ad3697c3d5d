import { CHANGED } from "../../contract/changed.ts";
import type { Endpoint } from "../../contract/endpoint.ts";

/** Of what the data on a page are no longer true. */
export interface Change {
  /** The event of these read models; null for data that belong to no event. */
  readonly eventId: string | null;
  /** Names as in the contract; null for all. */
  readonly sources: ReadonlyArray<string> | null;
  /** The versions of the read models, as live updates name them. */
  readonly versions?: Readonly<Record<string, string>>;
}

const A_MOMENT = 2000;

type Refetch = (change: Change) => Promise<unknown>;
const listeners = new Set<Refetch>();
const running = new Set<Promise<unknown>>();

/**
 * What the writes of this page have changed. Every call announces it, so that no screen has to know
 * what else shows the same data.
 */
export const changes = {
  announce: (change: Change): void => {
    for (const refetch of listeners) {
      // Whoever has written puts the answer into the cache first.
      const refetching: Promise<unknown> = after(0)
        .then(() => refetch(change))
        .finally(() => running.delete(refetching));
      running.add(refetching);
    }
  },
  /**
   * Resolves when the page shows all that was announced before, or has failed to fetch it. On a slow
   * line it waits no longer than a moment, because what was written is stored whatever is shown.
   */
  areShown: (): Promise<unknown> => Promise.race([Promise.allSettled(running), after(A_MOMENT)]),
  /** Returns a function that removes the listener. */
  listen: (refetch: Refetch): (() => void) => {
    listeners.add(refetch);
    return () => {
      listeners.delete(refetch);
    };
  },
};

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Somebody else was faster, or has taken the access away: the page shows what is no longer so. */
const outdated: ReadonlySet<number> = new Set([403, 404, 409, 410, 412]);

/** The write is stored, but cannot be read yet. */
const LATE = 202;
const LATE_BY = 1000;

/** Announces what the answer of a write says about other data. */
export const announceChange = (
  { method, changes: stored = [] }: Pick<Endpoint, "method" | "changes">,
  { status, headers }: Pick<Response, "status" | "headers">,
  { params, isPreview = false }: { readonly params?: unknown; readonly isPreview?: boolean },
): void => {
  if (method === "GET" || isPreview) return;
  const { eventId = null } = Object(params);
  const everything = { eventId, sources: null };
  if (status === LATE) return void setTimeout(() => changes.announce(everything), LATE_BY);
  if (outdated.has(status)) return changes.announce(everything);
  const changed = new URLSearchParams(headers.get(CHANGED) ?? "");
  const { eventId: id = null, ...versions } = Object.fromEntries(changed);
  const sources = [...Object.keys(versions), ...stored];
  if (sources.length > 0) changes.announce({ eventId: id, sources, versions });
};
