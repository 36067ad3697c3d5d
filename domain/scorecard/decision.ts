import type { Result } from "effect";
import type { ScorecardEvent } from "./events.ts";
import type { ScorecardRejection } from "./rejections.ts";

export type Decision = Result.Result<ReadonlyArray<ScorecardEvent>, ScorecardRejection>;
