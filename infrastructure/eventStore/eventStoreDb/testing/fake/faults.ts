import { lost } from "./errors.ts";

/**
 * What can go wrong with one append: it fails before anything is written, it is written but the
 * answer is lost with the connection, or nothing is heard of it again.
 */
export type AppendFault = "fails" | "loses its reply" | "is never answered";

/** Set by tests while the server runs. */
export interface Faults {
  /** For the next appends, in their order. */
  readonly nextAppends: Array<AppendFault>;
  /** Milliseconds that every append waits before it is looked at. */
  appendDelay: number;
  /** How many wait so now. */
  delayedAppends: number;
  /** New subscriptions are accepted and then hear nothing, not even that. */
  muteSubscriptions: boolean;
  /** Nobody is told where the leader is. */
  muteGossip: boolean;
}

export const noFaults = (): Faults => ({
  nextAppends: [],
  appendDelay: 0,
  delayedAppends: 0,
  muteSubscriptions: false,
  muteGossip: false,
});

/** Runs an append as the faults will have it. */
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
