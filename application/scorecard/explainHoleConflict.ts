import { Effect, Option, Schema } from "effect";
import { inOneNumber } from "../../domain/golf/played.ts";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { StaleHoleScore } from "../../domain/scorecard/rejections.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import { nameOfAnybody } from "../accounts/nameOfActor.ts";
import { EventStore } from "../ports/EventStore.ts";
import { HoleChangedBy } from "./refusals.ts";

/** Far more than the changes that usually happen between two reads of a card. */
const LATEST = 50;

/**
 * Adds to the refusal what people need in order to decide: who changed the hole last, and to which
 * value.
 */
export const explainHoleConflict = Effect.fnUntraced(function* (refusal: StaleHoleScore) {
  const { card, holeNumber } = refusal;
  const { readBackwards } = yield* EventStore;
  const newestFirst = yield* readBackwards(streams.scorecard(card), LATEST);
  const last = newestFirst.find((recorded) => scoreOn(recorded, holeNumber) !== undefined);
  const score = last && scoreOn(last, holeNumber);
  const by = yield* nameOfAnybody(last?.metadata.actor);
  return yield* new HoleChangedBy({ holeNumber, by, strokes: inOneNumber(score) });
});

const decode = Schema.decodeUnknownOption(ScorecardEvent);

const scoreOn = ({ event }: Recorded, holeNumber: number) => {
  const known = Option.getOrUndefined(decode(event));
  if (known?._tag !== "HoleScoresRecorded") return undefined;
  return known.holeScores.find((score) => score.holeNumber === holeNumber);
};
