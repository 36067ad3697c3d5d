import { Effect, HashMap } from "effect";
import { entryOf, type Field } from "../../domain/field/field.ts";
import { teeIn } from "../../domain/field/handicap.ts";
import { playedFrom } from "../../domain/scorecard/playedFrom.ts";
import type { CourseSnapshot } from "../../domain/scorecard/playingTerms.ts";
import type { PlayerId, RoundNumber } from "../../domain/shared/values.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import { type CreatedTournament, teeOfRound } from "../../domain/tournament/tournament.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { namedTees } from "./teeNames.ts";

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
  return yield* playedIn(field, course, tournament, round);
});

/** The same for a field that is known. */
export const playedIn = Effect.fnUntraced(function* (
  field: Field,
  course: RoundCourse,
  tournament: CreatedTournament,
  round: RoundNumber,
) {
  const ofTournament = teeOfRound(tournament, round);
  const chosen = teesIn(field, round);
  const named = yield* namedTees(
    ofTournament ? [ofTournament, ...chosen] : chosen,
    course,
    tournament,
  );
  const from: PlayedBy = (player) => {
    const entry = entryOf(field, player);
    const own = entry ? teeIn(entry, round) : null;
    return playedFrom(course, { own: named(own), ofTournament: named(ofTournament) });
  };
  return from;
});

/** The own tees of players in a round. */
export const teesIn = ({ entries }: Field, round: number) => [
  ...new Set(
    [...HashMap.values(entries)].flatMap((entry) => {
      const own = teeIn(entry, round);
      return own === null ? [] : [own];
    }),
  ),
];
