import { Effect } from "effect";
import { Courses } from "../../../../application/ports/Courses.ts";
import { settingsWhenAbsent } from "../../../../domain/tournament/settings.ts";
import type { Entry } from "../../../../projections/boards/board.ts";
import { keptRules } from "../../../../projections/leaderboard/keptRules.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import type { FollowedCard, FollowedEntry, FollowedEvent } from "../../../contract/board/follow.ts";
import type { ScorecardDetail } from "../../../contract/card/scorecard.ts";
import { scoringsOf } from "../card/eventScoring.ts";
import { roundsOf } from "../card/roundsOf.ts";

/**
 * The public fields of an event whose board is public. Each field is written out here, so that a
 * new field is not public by accident.
 */
export const followedEventOf = Effect.fnUntraced(function* (
  row: Pick<TournamentRow, "settings" | "status" | "rulings" | "rules_edition">,
) {
  const { name, location, startDate, endDate, numberOfRounds, tieBreak, courseId } = row.settings;
  const courses = yield* Courses.use(({ manyById }) => manyById(courseId ? [courseId] : []));
  const { scoring, stablefordBasis } = (yield* scoringsOf([row]))(row.settings);
  const event: FollowedEvent = {
    ...{ name, location, startDate, endDate, numberOfRounds, tieBreak },
    courseName: (courseId && courses.get(courseId)?.name) ?? null,
    rounds: roundsOf(row),
    ...keptRules(row),
    publicCards: hasPublicCards(row),
    status: row.status,
    scoring,
    ...(scoring === "stableford" ? { stablefordBasis } : {}),
  };
  return event;
});

/** What older events mean without the setting: nobody agreed to it. */
export const hasPublicCards = ({ settings }: Pick<TournamentRow, "settings">) =>
  settings.publicCards ?? settingsWhenAbsent.publicCards;

interface Shown {
  readonly hasCards: boolean;
}

export const followedEntryOf = (
  { user: { firstName, lastName }, rounds, ...totals }: Entry,
  { hasCards }: Shown,
): FollowedEntry => ({
  user: { firstName, lastName },
  rounds: rounds.map((round) => ({
    ...(hasCards ? { scorecardId: round.scorecardId } : {}),
    roundNumber: round.roundNumber,
    grossScore: round.grossScore,
    adjustedScore: round.adjustedScore,
    stablefordPoints: round.stablefordPoints,
    par: round.par,
    holesPlayed: round.holesPlayed,
    isComplete: round.isComplete,
    isReturned: round.isReturned,
    countback: round.countback,
    latest: round.latest,
  })),
  totalGross: totals.totalGross,
  totalNet: totals.totalNet,
  totalStableford: totals.totalStableford,
  averageGross: totals.averageGross,
  averageNet: totals.averageNet,
  roundCount: totals.roundCount,
  ...(totals.lastHoles ? { lastHoles: totals.lastHoles } : {}),
  ...(totals.matches ? { matches: totals.matches } : {}),
  playerStatus: totals.playerStatus,
  playOff: totals.playOff,
});

/** The public fields of a card, each written out as those of the event. */
export const followedCardOf = ({
  scorecard,
  course,
}: Pick<ScorecardDetail, "scorecard" | "course">): FollowedCard => ({
  scorecard: {
    roundNumber: scorecard.roundNumber,
    roundDate: scorecard.roundDate,
    totalGrossScore: scorecard.totalGrossScore,
    totalAdjustedScore: scorecard.totalAdjustedScore,
    totalStablefordPoints: scorecard.totalStablefordPoints,
    playingHandicap: scorecard.playingHandicap,
    tee: scorecard.tee,
    holes: scorecard.holes,
    scores: scorecard.scores.map(
      ({ holeNumber, strokes, pickedUp, conceded, stablefordPoints }) => ({
        ...{ holeNumber, strokes, pickedUp, conceded, stablefordPoints },
      }),
    ),
  },
  course: { name: course.name, location: course.location },
});
