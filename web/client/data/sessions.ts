import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./apiError.ts";

/** The keys of the sessions, which are read by screens before they know who asks. */
export const queryKeys = {
  /** The signed-in player. */
  user: ["user"],
  /** The signed-in administrator. */
  adminSession: ["adminSession"],
} as const;

const sessions: ReadonlySet<unknown> = new Set([queryKeys.user[0], queryKeys.adminSession[0]]);

const isOfPages = ({ queryKey }: { readonly queryKey: ReadonlyArray<unknown> }) =>
  !sessions.has(queryKey[0]);

/** For another reader visible data are fetched again, and all other data are forgotten. */
export const renewPages = (queries: QueryClient): void => {
  queries.removeQueries({ type: "inactive", predicate: isOfPages });
  void queries.invalidateQueries({ predicate: isOfPages });
};

/** Removes everything that the reader has seen, before somebody else uses the device. */
export const forgetPages = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: isOfPages });

/** Asks the server who is signed in as a player. */
export const askWhoPlays = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: queryKeys.user });

/** Asks for everything on the page once more, whatever is on its way. */
export const readAllAgain = async (queries: QueryClient): Promise<void> => {
  await queries.cancelQueries();
  await queries.invalidateQueries();
};

const UNAUTHENTICATED = 401;
/** The sentences of the server for callers who are not signed in, or no longer an administrator. */
const SENTENCES: ReadonlySet<string> = new Set([
  "Not authenticated",
  "Admin authentication required",
]);

/** Only our own server's sentences count: a hotel's sign-in page is something else. */
export const hasSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === UNAUTHENTICATED &&
  SENTENCES.has(error.problem?.message ?? "");

/** Where it was noticed: on reading, or when an action was refused. */
export type SessionEnd = "read" | "refused";

/** `page` is the path of the page that made the call. */
type OnEnd = (end: SessionEnd, page: string) => void;

const ends = new Set<OnEnd>();
const renewals = new Set<() => void>();

const listenTo =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

/** Calls report here that their session has ended; one part of the app asks to sign in again. */
export const endedSession = {
  notice: (end: SessionEnd, page: string): void => {
    for (const listener of ends) listener(end, page);
  },
  onEnd: listenTo(ends),
  /** The same person has signed in again, so refused actions may be tried again. */
  renew: (): void => {
    for (const listener of renewals) listener();
  },
  onRenewal: listenTo(renewals),
};
