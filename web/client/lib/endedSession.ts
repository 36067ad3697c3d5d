import { ApiError } from "./apiError.ts";

const UNAUTHENTICATED = 401;
/** What the server says to who is nobody, and to who is no administrator any more. */
const SENTENCES: ReadonlySet<string> = new Set([
  "Not authenticated",
  "Admin authentication required",
]);

/** Only in the words of our own server: a wrong password and a hotel's sign-in page are something else. */
export const hasSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === UNAUTHENTICATED &&
  SENTENCES.has(error.problem?.message ?? "");

/** How it came out: while something was read, or because something that was asked for was refused. */
export type SessionEnd = "read" | "refused";

const ends = new Set<(end: SessionEnd) => void>();
const renewals = new Set<() => void>();

const listenTo =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

/** Every call tells when its session has ended; one part of the app asks to sign in again. */
export const endedSession = {
  notice: (end: SessionEnd): void => {
    for (const listener of ends) listener(end);
  },
  onEnd: listenTo(ends),
  /** The same person has signed in again. What was refused may be tried once more. */
  renew: (): void => {
    for (const listener of renewals) listener();
  },
  onRenewal: listenTo(renewals),
};
