import { Effect, Equal, Result } from "effect";
import { changeCourse } from "../../domain/scorecard/changeCourse.ts";
import {
  type RecordHoleScores,
  recordHoleScores,
} from "../../domain/scorecard/recordHoleScores.ts";
import type { Scorecard } from "../../domain/scorecard/scorecard.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams, TournamentStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { courseChangeOf } from "./courseChange.ts";
import { courseOfRound, fixCourse } from "./courseOfRound.ts";
import { playedBy } from "./playedBy.ts";
import { CourseMissing } from "./refusals.ts";
import { termsOfPlay } from "./termsOfPlay.ts";

/**
 * The terms of a card that its first scores open. They use the course of the round, which the
 * scores fix.
 */
export const termsOfFirstScores = Effect.fnUntraced(function* (
  recording: Omit<RecordHoleScores, "terms">,
  state: Scorecard,
  context: CommandContext,
) {
  const { card } = recording;
  const today = yield* termsAhead(card);
  if (today.isFixed) return today;
  // Scores that would be refused must not fix the course.
  const { terms } = today;
  if (Result.isFailure(recordHoleScores({ ...recording, terms }, state))) return today;
  const course = yield* fixCourse(card, today.course, context);
  if (Equal.equals(course, today.course)) return today;
  return { course, terms: yield* termsOfPlay(card, course, today.tournament) };
});

/** The terms of a card that would be opened now. */
export const termsAhead = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { tournamentId, round } = card;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const course = yield* courseOfRound(tournament, round);
  if (!course) return yield* new CourseMissing({ tournamentId });
  const terms = yield* termsOfPlay(card, course, tournament);
  return { tournament, course, terms, isFixed: tournament.courses.has(round) };
});

/**
 * An administrator may change the course of the round while a card opens, and find no card at that
 * moment. So the card looks for such a change after it has opened: the later of the two always sees
 * the other.
 */
export const followRoundCourse = Effect.fnUntraced(function* (
  card: ScorecardKey,
  openedOn: RoundCourse,
  context: CommandContext,
) {
  const tournaments = yield* TournamentStreams;
  const { state } = yield* tournaments.read(streams.tournament(card.tournamentId), noAge);
  const course = state.existence === "Created" ? state.courses.get(card.round) : undefined;
  if (state.existence !== "Created" || !course || Equal.equals(course, openedOn)) return null;

  const { read, handle } = yield* ScorecardStreams;
  const opened = yield* read(streams.scorecard(card), noAge);
  if (opened.state.status !== "Open") return null;
  const change = yield* courseChangeOf(
    { card, open: opened.state },
    yield* playedBy(course, state, card.round),
  );
  const commandId = commandIdOf(context.actor, "course of its round", context.commandId);
  return yield* handle(targets.scorecard(card), { ...context, commandId }, (now) =>
    changeCourse(change, now),
  ).pipe(
    // The new course lacks a hole that was played. The scores are stored all the same, and the card
    // keeps its course.
    Effect.catchTag("HoleHasScores", () => Effect.succeed(null)),
  );
});
