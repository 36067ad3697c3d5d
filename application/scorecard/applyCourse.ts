import { Effect, Equal, type Result } from "effect";
import { type ChangeCourse, changeCourse } from "../../domain/scorecard/changeCourse.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { HoleHasScores, ScorecardNotOpen } from "../../domain/scorecard/rejections.ts";
import { initialState } from "../../domain/scorecard/scorecard.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import { changeRoundCourse } from "../../domain/tournament/fixRoundCourse.ts";
import { TournamentNotFound } from "../../domain/tournament/rejections.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams, TournamentStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { cardsOfRound } from "./cardsOfRound.ts";
import { courseChangeOf } from "./courseChange.ts";
import { courseNow } from "./courseOfRound.ts";
import { playedBy } from "./playedBy.ts";
import { CourseMissing, CourseUnchanged, NoCardInRound, RoundNotFound } from "./refusals.ts";

type Round = Pick<ScorecardKey, "tournamentId" | "round">;

/** What would be recorded if an administrator applied the course to the round now. Nothing is written. */
export const previewCourse = Effect.fn("previewCourse")(
  function* (round: Round) {
    const { events, isNew, position } = yield* planOf(round);
    if (!isNew) yield* new CourseUnchanged(round);
    return { events, position };
  },
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

/**
 * Every card of a round, and those that come, are scored on its course as it is now. Each card is
 * decided for itself and has a command of its own that follows from this one, so a repetition goes on
 * where the first try ended. A hole that was played and is gone refuses all of it before anything is
 * written.
 */
export const applyCourse = Effect.fn("applyCourse")(
  function* (round: Round, context: CommandContext) {
    const { course, changes, isNew } = yield* planOf(round);
    if (!isNew && !(yield* isRepeated(changes, round, context))) {
      return yield* new CourseUnchanged(round);
    }

    // The round first: a card that is opened meanwhile looks at it again once it is open.
    const { tournamentId } = round;
    const { handle } = yield* TournamentStreams;
    let { position } = yield* handle(targets.tournament(tournamentId), context, (tournament) =>
      changeRoundCourse({ ...round, course }, tournament),
    );
    let changed = 0;
    const cards = yield* ScorecardStreams;
    for (const change of changes) {
      const own = contextOf(change, context);
      const target = targets.scorecard(change.card);
      const after = yield* cards.handle(target, own, (card) => changeCourse(change, card));
      position = latest(position, after.position);
      if (yield* cards.repeated(target.stream, own)) changed += 1;
    }
    return { changed, position };
    // Once open a card stays open, and only open ones were found.
  },
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

const planOf = Effect.fnUntraced(function* (round: Round) {
  const { tournamentId } = round;
  const { read } = yield* TournamentStreams;
  const { state: tournament } = yield* read(streams.tournament(tournamentId), noAge);
  if (tournament.existence !== "Created") return yield* new TournamentNotFound({ tournamentId });
  if (round.round > tournament.settings.numberOfRounds) return yield* new RoundNotFound(round);

  const cards = yield* cardsOfRound(round);
  const [first] = cards;
  if (!first) return yield* new NoCardInRound(round);
  const fixed = tournament.courses.get(round.round);
  // A round that was begun by an older version has no course of its own; its cards have.
  const course = yield* courseNow(fixed?.courseId ?? first.open.terms.course.courseId);
  if (!course) return yield* new CourseMissing({ tournamentId });

  const from = yield* playedBy(course, tournament);
  const changes = yield* Effect.forEach(cards, (card) => courseChangeOf(card, from));
  const events: Array<ScorecardEvent> = [];
  for (const [index, change] of changes.entries()) {
    const decided: Result.Result<
      ReadonlyArray<ScorecardEvent>,
      HoleHasScores | ScorecardNotOpen
    > = changeCourse(change, cards[index]?.open ?? initialState);
    events.push(...(yield* Effect.fromResult(decided)));
  }
  return {
    ...{ course, changes, events },
    isNew: (fixed && !Equal.equals(fixed, course)) || events.length > 0,
    position: cards.reduce<Position | null>((last, card) => latest(last, card.position), null),
  };
});

/** Whether this command has written before: its sender has only lost the answer. */
const isRepeated = Effect.fnUntraced(function* (
  changes: ReadonlyArray<ChangeCourse>,
  { tournamentId }: Round,
  context: CommandContext,
) {
  const tournaments = yield* TournamentStreams;
  if (yield* tournaments.repeated(streams.tournament(tournamentId), context)) return true;
  const cards = yield* ScorecardStreams;
  for (const change of changes) {
    if (yield* cards.repeated(streams.scorecard(change.card), contextOf(change, context))) {
      return true;
    }
  }
  return false;
});

const contextOf = ({ card }: ChangeCourse, context: CommandContext): CommandContext => ({
  ...context,
  commandId: commandIdOf(context.actor, `course of ${card.playerId}`, context.commandId),
});

const latest = (one: Position | null, other: Position | null) =>
  one === null || (other !== null && other > one) ? other : one;
