import { Schema } from "effect";
import { ScorecardId } from "../../domain/shared/values.ts";

export class ScorecardNotFound extends Schema.TaggedError<ScorecardNotFound>()(
  "ScorecardNotFound",
  { scorecardId: ScorecardId },
) {}
