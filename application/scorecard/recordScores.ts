import { Array, Effect } from "effect";
import { ScorecardCommand } from "../../domain/scorecard/commands.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { HoleScore, ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commandHandler.ts";
import { checkHasPlace, checkMayPlay, checkRound } from "./checkMayPlay.ts";
import { HandleScorecard } from "./handleScorecard.ts";
import { termsOfPlay } from "./termsOfPlay.ts";

const { RecordHoleScores } = ScorecardCommand.cases;

type HoleScores = Array.NonEmptyReadonlyArray<HoleScore>;

/** A player writes on their own card. */
export const recordOwnScores = Effect.fn("recordOwnScores")(function* (
  card: ScorecardKey,
  holeScores: HoleScores,
  context: CommandContext,
) {
  yield* checkMayPlay(card);
  return yield* record(card, holeScores, "player", null, context);
});

/** An administrator writes on the card of anyone who has a place in the field. */
export const recordScoresOf = Effect.fn("recordScoresOf")(function* (
  card: ScorecardKey,
  holeScores: HoleScores,
  reason: string | null,
  context: CommandContext,
) {
  yield* checkRound(card);
  yield* checkHasPlace(card);
  return yield* record(card, holeScores, "admin", reason, context);
});

const record = Effect.fnUntraced(function* (
  card: ScorecardKey,
  holeScores: HoleScores,
  by: "player" | "admin",
  reason: string | null,
  context: CommandContext,
) {
  const { handle, recall, look } = yield* HandleScorecard;
  const stream = streams.scorecard(card);
  // Once open a card stays open: then nobody has to look.
  const known = yield* recall(stream);
  const { state } = known.state.status === "Open" ? known : yield* look(stream);
  // An open card keeps the terms of its first day, so nobody has to ask for those of today.
  const terms = state.status === "Open" ? null : yield* termsOfPlay(card);
  return yield* handle(RecordHoleScores.make({ card, terms, holeScores, by, reason }), context);
});
