import type { SessionKind } from "../../application/ports/Sessions.ts";

const hours = 3_600_000;

interface Session {
  readonly kind: SessionKind;
  readonly remember: boolean;
  /** In milliseconds. */
  readonly createdAt: number;
}

/**
 * When a session seen at this time ends, in milliseconds. A remembered one is not prolonged, and an
 * administrator signs in again each day, however busy: their sessions open the most.
 */
export const endOf = ({ kind, remember, createdAt }: Session, seenAt: number) => {
  if (remember) return createdAt + 30 * 24 * hours;
  const idle = seenAt + 12 * hours;
  return kind === "admin" ? Math.min(idle, createdAt + 24 * hours) : idle;
};

/** To be seen is written at most this often, in milliseconds. */
export const seenAtMostEvery = 60_000;
