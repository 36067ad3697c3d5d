import { Effect } from "effect";
import { playedFrom } from "../../domain/scorecard/playedFrom.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
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
    return { course: playedFrom(course, from), playingHandicap: null, tees };
  }
  const card = { tournamentId, playerId, round };
  return { ...(yield* termsOfPlay(card, course, tournament)), tees };
});
