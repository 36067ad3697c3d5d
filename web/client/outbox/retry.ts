import { ApiError } from "../data/apiError.ts";
import { endedSession } from "../data/sessions.ts";

/**
 * What to do with an entry that was not saved: `refused` is final, `signedOut` waits for its writer,
 * and `retry` sends it again. Only our own server can refuse: the sign-in page of a hotel may answer
 * anything.
 */
type Failure = "refused" | "signedOut" | "retry";

const UNAUTHENTICATED = 401;
const temporary = new Set([408, 425, 429]);

export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError) || error.problem === null) return "retry";
  if (error.status === UNAUTHENTICATED) return "signedOut";
  return error.status >= 500 || temporary.has(error.status) ? "retry" : "refused";
};

/** A pause between two attempts, which ends early when the network returns. */
export interface RetryPause {
  readonly over: Promise<void>;
  readonly end: () => void;
}

export const startTimedPause = (milliseconds: number): RetryPause => {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { over, end: () => end() };
};

const FIRST_PAUSE = 1000;
const MAX_PAUSE = 30_000;

/** One second after the first failure, then twice as long each time, up to half a minute. */
export const retryDelay = (failures: number): number =>
  Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));

/** A request without an answer is cancelled after this time. It is safe to send it again. */
const TIMEOUT = 20_000;

export const inTime = async <Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
};

/** Retries when the network or the session returns and when the page becomes visible. */
export const retryOnReturn = ({ retryNow }: { readonly retryNow: () => void }): (() => void) => {
  const retryInSight = () => {
    if (document.visibilityState === "visible") retryNow();
  };
  const unfollow = endedSession.onRenewal(retryNow);
  window.addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", retryInSight);
  return () => {
    unfollow();
    window.removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", retryInSight);
  };
};
