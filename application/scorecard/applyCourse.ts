import { Effect, Equal } from "effect";
import { changeCourse } from "../../domain/scorecard/changeCourse.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import { changeRoundCourse } from "../../domain/tournament/fixRoundCourse.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { ScorecardStreams, TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { cardsOfRound } from "./cardsOfRound.ts";
import { courseChanges, latest, planCourse, type Round, tournamentNow } from "./planCourse.ts";
import { CourseUnchanged } from "./refusals.ts";

/**
 * What would be recorded if an administrator applied the course to the round now. Nothing is
 * written.
 */
export const previewCourse = Effect.fn("previewCourse")(
  function* (round: Round) {
    const { events, isNew, position } = yield* planCourse(round);
    if (!isNew) yield* new CourseUnchanged(round);
    return { events, position };
  },
  // The search found only open cards, and an open card stays open.
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

/**
 * Scores every card of a round, also later ones, on the course as it is now. Each card is decided
 * separately and has its own command, which follows from this one. So a repetition continues where
 * the first attempt ended.
 */
export const applyCourse = Effect.fn("applyCourse")(
  function* (round: Round, context: CommandContext) {
    const { course, isNew } = yield* planCourse(round);
    if (!isNew && !(yield* isRepeated(round, context))) return yield* new CourseUnchanged(round);

    // The round is changed before its cards, so that a card that opens in the meantime finds the
    // new course.
    const { handle } = yield* TournamentStreams;
    let { position } = yield* handle(
      targets.tournament(round.tournamentId),
      context,
      (tournament) => changeRoundCourse({ ...round, course }, tournament),
    );
    let tournament = yield* tournamentNow(round);
    const changed = new Set<ScorecardKey["playerId"]>();
    for (let turn = 0; ; turn += 1) {
      const applied = tournament.courses.get(round.round) ?? course;
      const cards = yield* ScorecardStreams;
      for (const change of yield* courseChanges(round, applied, tournament)) {
        const target = targets.scorecard(change.card);
        const own = contextOf(change.card, context, turn);
        const after = yield* cards.handle(target, own, (card) => changeCourse(change, card));
        position = latest(position, after.position);
        if (yield* cards.repeated(target.stream, own)) changed.add(change.card.playerId);
      }
      // Another administrator may have applied a newer course in the meantime. The last one counts
      // for all cards.
      tournament = yield* tournamentNow(round);
      if (Equal.equals(tournament.courses.get(round.round), applied)) break;
    }
    return { changed: changed.size, position };
  },
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

/** Whether this command was accepted before, so that only its answer was lost. */
const isRepeated = Effect.fnUntraced(function* (round: Round, context: CommandContext) {
  const tournaments = yield* TournamentStreams;
  const { repeated } = yield* ScorecardStreams;
  if (yield* tournaments.repeated(streams.tournament(round.tournamentId), context)) return true;
  for (const { card } of yield* cardsOfRound(round)) {
    if (yield* repeated(streams.scorecard(card), contextOf(card, context))) return true;
  }
  return false;
});

const contextOf = (
  { playerId }: ScorecardKey,
  context: CommandContext,
  turn = 0,
): CommandContext => ({
  ...context,
  commandId: commandIdOf(context.actor, `course of ${playerId}, ${turn}`, context.commandId),
});
