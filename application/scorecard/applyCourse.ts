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

/** What would be recorded if an administrator applied the course to the round now. Nothing is written. */
export const previewCourse = Effect.fn("previewCourse")(
  function* (round: Round) {
    const { events, isNew, position } = yield* planCourse(round);
    if (!isNew) yield* new CourseUnchanged(round);
    return { events, position };
  },
  // Once open a card stays open, and only open ones were found.
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

/**
 * Every card of a round, and those that come, are scored on its course as it is now. Each card is
 * decided for itself and has a command of its own that follows from this one, so a repetition goes on
 * where the first try ended.
 */
export const applyCourse = Effect.fn("applyCourse")(
  function* (round: Round, context: CommandContext) {
    const { course, isNew } = yield* planCourse(round);
    if (!isNew && !(yield* isRepeated(round, context))) return yield* new CourseUnchanged(round);

    // The round first, its cards after it: a card that is opened meanwhile looks at the round again.
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
      // Another administrator may have applied a newer course meanwhile: the last one counts for all.
      tournament = yield* tournamentNow(round);
      if (Equal.equals(tournament.courses.get(round.round), applied)) break;
    }
    return { changed: changed.size, position };
  },
  Effect.catchTag("ScorecardNotOpen", Effect.die),
);

/** Whether this command has written before: its sender has only lost the answer. */
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
