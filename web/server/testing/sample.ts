import type { Answers } from "./callers.ts";
import type { Stage } from "./stage.ts";

export interface Sample {
  /** Written by hand and not taken from the contract, so that the test checks the contract. */
  readonly answers: Answers;
  readonly body?: (stage: Stage) => unknown;
  /** A file, instead of a body. */
  readonly form?: () => FormData;
  readonly query?: string;
  readonly participantId?: (stage: Stage) => string;
  readonly sideGameId?: (stage: Stage) => string;
  readonly userId?: (stage: Stage) => string;
  readonly sessionId?: (stage: Stage) => string;
}
