import { Effect } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import { playedFrom } from "../../domain/scorecard/playedFrom.ts";
import type { CourseSnapshot } from "../../domain/scorecard/playingTerms.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
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
  { tournamentId, settings }: CreatedTournament,
) {
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const from: PlayedBy = (player) =>
    playedFrom(course, {
      own: entryOf(field, player)?.teeId ?? null,
      ofTournament: settings.teeId,
    });
  return from;
});
