import { ApiError } from "./apiError.ts";

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
