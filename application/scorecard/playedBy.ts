import { Effect } from "effect";
import { entryOf, type Field } from "../../domain/field/field.ts";
import { teeIn } from "../../domain/field/handicap.ts";
import { playedFrom } from "../../domain/scorecard/playedFrom.ts";
import type { CourseSnapshot } from "../../domain/scorecard/playingTerms.ts";
import type { PlayerId, RoundNumber } from "../../domain/shared/values.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";

export type PlayedBy = (player: PlayerId) => CourseSnapshot;

/**
 * The course of a round as the card of each player stores it, with the distances from the player's
 * own tee.
 */
export const playedBy = Effect.fnUntraced(function* (
  course: RoundCourse,
  tournament: CreatedTournament,
  round: RoundNumber,
) {
  const { tournamentId } = tournament;
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  return playedIn(field, course, tournament, round);
});

/** The same for a field that is known. */
export const playedIn =
  (
    field: Field,
    course: RoundCourse,
    { settings }: CreatedTournament,
    round: RoundNumber,
  ): PlayedBy =>
  (player) => {
    const entry = entryOf(field, player);
    const own = entry ? teeIn(entry, round) : null;
    return playedFrom(course, { own, ofTournament: settings.teeId });
  };
