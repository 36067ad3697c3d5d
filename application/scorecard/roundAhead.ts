import { Effect } from "effect";
import { yardsFrom } from "../../domain/golf/tee.ts";
import { playedFrom } from "../../domain/scorecard/playedFrom.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import { teeOfRound } from "../../domain/tournament/tournament.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { courseOfRound } from "./courseOfRound.ts";
import { RoundNotFound } from "./refusals.ts";
import { namedTees } from "./teeNames.ts";
import { termsOfPlay } from "./termsOfPlay.ts";

/**
 * The terms of a card that would be opened now. Without a player they contain no handicap. Null if
 * the event has no course yet.
 */
export const roundAhead = Effect.fnUntraced(function* (
  { tournamentId, round }: Pick<ScorecardKey, "tournamentId" | "round">,
  playerId: PlayerId | null,
) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { settings } = tournament;
  if (round > settings.numberOfRounds) return yield* new RoundNotFound({ tournamentId, round });
  const course = yield* courseOfRound(tournament, round);
  if (!course) return null;
  const { tees } = course;
  if (playerId === null) {
    const teeId = teeOfRound(tournament, round);
    const named = yield* namedTees(teeId ? [teeId] : [], course, tournament);
    const from = { own: null, ofTournament: named(teeId) };
    const yardsByTee = tees.map((tee) => ({ teeId: tee.id, yards: yardsOfHoles(course, tee) }));
    return { course: playedFrom(course, from), playingHandicap: null, tees, yardsByTee };
  }
  const card = { tournamentId, playerId, round };
  return { ...(yield* termsOfPlay(card, course, tournament)), tees };
});

const yardsOfHoles = ({ holes, teeNames }: RoundCourse, tee: RoundCourse["tees"][number]) =>
  holes.map((hole) => yardsFrom(tee, hole, teeNames));
