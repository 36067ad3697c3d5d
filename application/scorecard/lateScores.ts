import { Effect, type Result } from "effect";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { decideLateScores as decide } from "../../domain/scorecard/lateScores.ts";
import type { Refusal } from "../../domain/scorecard/recordHoleScores.ts";
import type { NoLateScores, ScorecardNotOpen } from "../../domain/scorecard/rejections.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";

/** Administrators are refused none of these, and each hole came late only once. */
const notOfAdministrators = {
  HoleAlreadyVerified: Effect.die,
  HoleScoredTwice: Effect.die,
  ScorecardChangedTooOften: Effect.die,
  StaleHoleScore: Effect.die,
} as const;

type Decided = Result.Result<
  ReadonlyArray<ScorecardEvent>,
  Refusal | NoLateScores | ScorecardNotOpen
>;

/** An administrator lets the late scores of a card count, or none of them. */
export const decideLateScores = (card: ScorecardKey, accept: boolean, context: CommandContext) =>
  ScorecardStreams.use(({ handle }) =>
    handle(targets.scorecard(card), context, (state) =>
      decide({ card, accept, author: context.actor.id }, state),
    ),
  ).pipe(Effect.catchTags(notOfAdministrators));

/** What would be recorded if an administrator decided about them now. Nothing is written. */
export const previewLateScores = Effect.fn("previewLateScores")(function* (
  card: ScorecardKey,
  accept: boolean,
  author: string,
) {
  const { read } = yield* ScorecardStreams;
  const { state, position } = yield* read(streams.scorecard(card), noAge);
  const decided: Decided = decide({ card, accept, author }, state);
  return { events: yield* Effect.fromResult(decided), position };
}, Effect.catchTags(notOfAdministrators));
