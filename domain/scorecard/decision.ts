import { Result } from "effect";
import type { ScorecardKey } from "../shared/values.ts";
import type { ScorecardEvent } from "./events.ts";
import { ScorecardNotOpen } from "./rejections.ts";
import type { OpenCard, Scorecard } from "./scorecard.ts";

export const happened = (...events: ReadonlyArray<ScorecardEvent>) =>
  Result.succeed<ReadonlyArray<ScorecardEvent>>(events);

/** All decisions except the first are about an open card. */
export const whenOpen =
  <
    Input extends { readonly card: ScorecardKey },
    Decision extends Result.Result<ReadonlyArray<ScorecardEvent>, unknown>,
  >(
    decide: (input: Input, open: OpenCard) => Decision,
  ) =>
  (input: Input, state: Scorecard): Decision | Result.Result<never, ScorecardNotOpen> =>
    state.status === "Open"
      ? decide(input, state)
      : Result.fail(new ScorecardNotOpen({ card: input.card }));
