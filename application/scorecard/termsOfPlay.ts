import { Effect } from "effect";
import { scoringBasis } from "../../domain/golf/competitionScoring.ts";
import { handicaps } from "../../domain/golf/handicap.ts";
import { cardIndexOf, PlayingTerms } from "../../domain/scorecard/playingTerms.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { Team } from "../../domain/teams/teams.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { noAge } from "../commands/streamMemory.ts";
import { metricOf } from "../facts/metricOf.ts";
import { indexesOf } from "./indexesOf.ts";
import { playedBy } from "./playedBy.ts";
import { scrambleHandicaps, teamsOfFirstMember, withIndexes } from "./scrambleHandicaps.ts";
import { sideOf } from "./sideCard.ts";

/**
 * The terms by which a card that is opened now is scored: the course of its round and the player's
 * handicap.
 */
export const termsOfPlay = Effect.fnUntraced(function* (
  card: ScorecardKey,
  roundCourse: RoundCourse,
  tournament: CreatedTournament,
) {
  const { playerId } = card;
  const { settings } = tournament;
  const from = yield* playedBy(roundCourse, tournament, card.round);
  const course = from(playerId);
  const side = yield* sideOf(card, noAge);
  const teams = side ? [side] : yield* teamsOfFirstMember(card);
  const members = teams.flatMap(({ playerIds }) => playerIds);
  const indexOf = yield* indexesOf(card, [playerId, ...members], tournament);
  const handicapIndex = indexOf(playerId);
  const { handicapAllowance, handicapRequired, pointsBasis } = settings;
  const partnersOf = ({ playerIds }: Team) => playerIds.filter((id) => id !== playerId);
  return PlayingTerms.make({
    course,
    ...cardIndexOf(handicapIndex),
    handicapAllowance,
    ...handicaps({ handicapIndex, handicapAllowance, ...course }),
    scoringBasis: scoringBasis(handicapRequired, yield* metricOf(settings), pointsBasis),
    ...(side && { side: { teamId: side.teamId, playerIds: [playerId, ...partnersOf(side)] } }),
    ...scrambleHandicaps(withIndexes(teams, indexOf), from),
  });
});
