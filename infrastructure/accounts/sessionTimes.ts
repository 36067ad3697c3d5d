import type { SessionKind } from "../../application/ports/Sessions.ts";

const hours = 3_600_000;

interface Session {
  readonly kind: SessionKind;
  readonly remember: boolean;
  /** In milliseconds. */
  readonly createdAt: number;
}

/**
 * When a session ends that was last used at this time, in milliseconds. A remembered session is not
 * prolonged. An administrator has to sign in again each day, because that session gives access to
 * the most data.
 */
export const endOf = ({ kind, remember, createdAt }: Session, seenAt: number) => {
  if (remember) return createdAt + 30 * 24 * hours;
  const idle = seenAt + 12 * hours;
  return kind === "admin" ? Math.min(idle, createdAt + 24 * hours) : idle;
};

/** The time of the last request is written at most this often, in milliseconds. */
export const seenAtMostEvery = 60_000;
