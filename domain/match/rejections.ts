import { Schema } from "effect";
import { MatchId } from "../shared/values.ts";

const ofMatch = { matchId: MatchId };

export class MatchAlreadyExists extends Schema.TaggedError<MatchAlreadyExists>()(
  "MatchAlreadyExists",
  ofMatch,
) {}

/** A player cannot be their own opponent. */
export class MatchAgainstOneself extends Schema.TaggedError<MatchAgainstOneself>()(
  "MatchAgainstOneself",
  ofMatch,
) {}

export type MatchRejection = MatchAlreadyExists | MatchAgainstOneself;
