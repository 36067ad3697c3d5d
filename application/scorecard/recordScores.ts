import { Array, Effect } from "effect";
import { playedIn } from "../../domain/golf/played.ts";
import type { SeenStrokes } from "../../domain/scorecard/disputes.ts";
import type { PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import { recordHoleScores } from "../../domain/scorecard/recordHoleScores.ts";
import { hasBegun } from "../../domain/scorecard/scorecard.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { HoleScore, PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { anyAge, aSecond, noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { checkGroupScoring } from "./checkGroupScoring.ts";
import { checkMayPlay, checkMayRecord } from "./checkMayPlay.ts";
import { explainHoleConflict } from "./explainHoleConflict.ts";
import { followRoundCourse, termsAhead, termsOfFirstScores } from "./firstScores.ts";
import { followCorrections } from "./followCorrections.ts";
import { cardOf, playOneBall } from "./sideCard.ts";
import { unlessAccepted } from "./unlessAccepted.ts";

type HoleScores = Array.NonEmptyReadonlyArray<HoleScore>;

/** What players send after the end is kept for the office and does not count. */
const isOver = ({ tournamentId }: ScorecardKey) =>
  Effect.map(
    TournamentFacts.use((facts) => facts.tournament(tournamentId)),
    ({ status }) => status === "completed",
  );

/** A player records scores on their own card. */
export const recordOwnScores = Effect.fnUntraced(
  function* (
    card: ScorecardKey,
    holeScores: HoleScores,
    context: CommandContext,
    basedOn?: SeenStrokes,
  ) {
    const written = yield* cardOf(card);
    const accepted = yield* unlessAccepted(checkMayPlay(card), written, context);
    if (accepted) return accepted;
    const isLate = yield* isOver(card);
    return yield* record(written, holeScores, "player", null, context, basedOn, isLate);
  },
  // Both entries of different players are kept, so players are never refused for a conflict.
  Effect.catchTag("StaleHoleScore", Effect.die),
);

/** A member of the tee group records scores on another member's card. */
export const recordGroupScores = Effect.fnUntraced(
  function* (
    card: ScorecardKey,
    by: PlayerId,
    holeScores: HoleScores,
    context: CommandContext,
    basedOn?: SeenStrokes,
  ) {
    const written = yield* cardOf(card);
    // Every member of a side writes on its one card, whatever group the others are in.
    const check = (yield* playOneBall(card, by))
      ? checkMayPlay({ ...card, playerId: by })
      : checkGroupScoring(card, by);
    const accepted = yield* unlessAccepted(check, written, context);
    if (accepted) return accepted;
    const isLate = yield* isOver(card);
    return yield* record(written, holeScores, "player", null, context, basedOn, isLate);
  },
  Effect.catchTag("StaleHoleScore", Effect.die),
);

/**
 * An administrator records scores on the card of any player who has a place in the field. With a
 * reason, administrators may record scores that players are refused. Scores that another person
 * recorded in the meantime are not overwritten.
 */
export const recordScoresOf = Effect.fn("recordScoresOf")(
  function* (
    card: ScorecardKey,
    holeScores: HoleScores,
    reason: string | null,
    context: CommandContext,
    basedOn?: SeenStrokes,
  ) {
    const written = yield* cardOf(card);
    const accepted = yield* unlessAccepted(checkMayRecord(card, reason), written, context);
    return accepted ?? (yield* record(written, holeScores, "admin", reason, context, basedOn));
  },
  Effect.catchTag("StaleHoleScore", explainHoleConflict),
);

const record = Effect.fnUntraced(function* (
  card: ScorecardKey,
  holeScores: HoleScores,
  by: "player" | "admin",
  reason: string | null,
  context: CommandContext,
  basedOn?: SeenStrokes,
  isLate = false,
) {
  const { read, handle } = yield* ScorecardStreams;
  const target = targets.scorecard(card);
  // A card with scores hardly ever loses all of them, so its state may be of any age.
  const known = yield* read(target.stream, anyAge);
  const { state } = hasBegun(known.state) ? known : yield* read(target.stream, aSecond);
  const author = context.actor.id;
  const recording = { card, holeScores, by, author, reason, isLate, ...(basedOn && { basedOn }) };
  const write = (terms: PlayingTerms | null) =>
    handle(target, context, (now) => recordHoleScores({ ...recording, terms }, now));
  // A card with scores keeps its terms, so the present terms are not read. Nor are they where there
  // is nothing to score.
  if (hasBegun(state) || holeScores.every(isEmpty)) return yield* write(null);
  const { terms, course } = yield* termsOfFirstScores(recording, state, context);
  const opened = yield* write(terms);
  const moved = yield* followRoundCourse(card, course, context);
  return (yield* followCorrections(card, terms, context)) ?? moved ?? opened;
});

const isEmpty = (score: HoleScore) => playedIn(score) === null;

/** What would be recorded if an administrator saved these scores now. Nothing is written. */
export const previewScoresOf = Effect.fn("previewScoresOf")(
  function* (
    card: ScorecardKey,
    holeScores: HoleScores,
    reason: string | null,
    author: string,
    basedOn?: SeenStrokes,
  ) {
    yield* checkMayRecord(card, reason);
    const written = yield* cardOf(card);
    const { read } = yield* ScorecardStreams;
    const { state, position } = yield* read(streams.scorecard(written), noAge);
    const terms = hasBegun(state) ? null : (yield* termsAhead(written)).terms;
    const recording = { card: written, terms, holeScores, by: "admin" as const, reason };
    const events = yield* Effect.fromResult(
      recordHoleScores({ ...recording, author, ...(basedOn && { basedOn }) }, state),
    );
    return { events, position };
  },
  Effect.catchTag("StaleHoleScore", explainHoleConflict),
);
