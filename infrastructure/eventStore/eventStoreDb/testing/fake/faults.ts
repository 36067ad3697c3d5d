import { lost } from "./errors.ts";

/**
 * The faults of one append: it fails before anything is written; it is written, but the answer is
 * lost with the connection; or it never gets an answer.
 */
type AppendFault = "fails" | "loses its reply" | "is never answered";

/** Tests set these while the server runs. */
export interface Faults {
  /** For the next appends, in their order. */
  readonly nextAppends: Array<AppendFault>;
  /** Every append waits for this many milliseconds before it is handled. */
  appendDelay: number;
  /** How many appends are waiting now. */
  delayedAppends: number;
  /** New subscriptions are accepted but receive nothing, not even a confirmation. */
  muteSubscriptions: boolean;
  /** The server does not say where the leader is. */
  muteGossip: boolean;
}

export const noFaults = (): Faults => ({
  nextAppends: [],
  appendDelay: 0,
  delayedAppends: 0,
  muteSubscriptions: false,
  muteGossip: false,
});

/** Runs an append with the fault that is set for it. */
export const withFaults = async <A>(
  faults: Faults,
  {
    write,
    answer,
    fail,
  }: {
    readonly write: () => A;
    readonly answer: (outcome: A) => void;
    readonly fail: (error: ReturnType<typeof lost>) => void;
  },
) => {
  if (faults.appendDelay > 0) {
    faults.delayedAppends += 1;
    await new Promise((resolve) => setTimeout(resolve, faults.appendDelay));
    faults.delayedAppends -= 1;
  }
  const fault = faults.nextAppends.shift();
  if (fault === "is never answered") return;
  if (fault === "fails") return fail(lost());
  const outcome = write();
  return fault === "loses its reply" ? fail(lost()) : answer(outcome);
};
