import { Effect, Equal, type Result } from "effect";
import { changeCourse } from "../../domain/scorecard/changeCourse.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { HoleHasScores, ScorecardNotOpen } from "../../domain/scorecard/rejections.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import { TournamentNotFound } from "../../domain/tournament/rejections.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { cardsOfRound } from "./cardsOfRound.ts";
import { courseChangeOf } from "./courseChange.ts";
import { courseNow } from "./courseOfRound.ts";
import { playedBy } from "./playedBy.ts";
import { CourseMissing, NoCardInRound, RoundNotFound } from "./refusals.ts";

export type Round = Pick<ScorecardKey, "tournamentId" | "round">;

/**
 * The changes if the course were applied to the round now. They are refused if the course lacks a
 * hole that was played.
 */
export const planCourse = Effect.fnUntraced(function* (round: Round) {
  const tournament = yield* tournamentNow(round);
  if (round.round > tournament.settings.numberOfRounds) return yield* new RoundNotFound(round);

  const cards = yield* cardsOfRound(round);
  const [first] = cards;
  if (!first) return yield* new NoCardInRound(round);
  const fixed = tournament.courses.get(round.round);
  // A round that began on an older version has no course, but its cards have one.
  const course = yield* courseNow(fixed?.courseId ?? first.open.terms.course.courseId);
  if (!course) return yield* new CourseMissing(round);

  const from = yield* playedBy(course, tournament, round.round);
  const events: Array<ScorecardEvent> = [];
  let position: Position | null = null;
  for (const card of cards) {
    const change = yield* courseChangeOf(card, from);
    const decided: Result.Result<
      ReadonlyArray<ScorecardEvent>,
      HoleHasScores | ScorecardNotOpen
    > = changeCourse(change, card.open);
    events.push(...(yield* Effect.fromResult(decided)));
    position = latest(position, card.position);
  }
  const isNew = (fixed && !Equal.equals(fixed, course)) || events.length > 0;
  return { course, events, isNew, position };
});

/** The changes that move every present card of a round to this course. */
export const courseChanges = Effect.fnUntraced(function* (
  round: Round,
  course: RoundCourse,
  tournament: CreatedTournament,
) {
  const from = yield* playedBy(course, tournament, round.round);
  const cards = yield* cardsOfRound(round);
  return yield* Effect.forEach(cards, (card) => courseChangeOf(card, from));
});

export const tournamentNow = Effect.fnUntraced(function* ({ tournamentId }: Round) {
  const { read } = yield* TournamentStreams;
  const { state } = yield* read(streams.tournament(tournamentId), noAge);
  return state.existence === "Created" ? state : yield* new TournamentNotFound({ tournamentId });
});

export const latest = (one: Position | null, other: Position | null) =>
  one === null || (other !== null && other > one) ? other : one;
