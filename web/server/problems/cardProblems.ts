import { dayInYear } from "../../../domain/shared/dayInYear.ts";
import type { Rows } from "./row.ts";

/** What is refused about cards, their rounds and their scores. */
export const cardProblems = {
  ScorecardNotFound: [404, "Scorecard not found"],
  ScorecardNotOpen: [404, "Scorecard not found"],
  RoundNotFound: [404, "Round not found"],
  RecordNotOpen: [403, "Players get the record after the end of the event"],
  RecordTellsNumber: [403, "You can only manage events you are assigned to."],
  BoardNotPublic: [404, "This leaderboard is not public"],
  RoundNotInTournament: [400, ({ numberOfRounds }) => `This event has ${numberOfRounds} rounds`],
  HoleNotOnCourse: [400, ({ holeNumber }) => `Hole ${holeNumber} does not exist on this course`],
  ScoresNotOpen: [
    409,
    ({ startDate }) =>
      startDate === null ? "Scores are not open yet" : `Scores open on ${dayInYear(startDate)}`,
  ],
  HoleNotInRound: [400, ({ holeNumber }) => `Hole ${holeNumber} does not exist on this course`],
  HoleScoredTwice: [400, ({ holeNumber }) => `Hole ${holeNumber} is entered twice`],
  HoleAlreadyVerified: [
    409,
    "Verified holes can no longer be changed. Please contact the event administrator.",
  ],
  ScorecardChangedTooOften: [
    409,
    "This scorecard has been changed too often. Please contact the event administrator.",
  ],
  HoleChangedBy: [
    409,
    ({ holeNumber, by }) => `Hole ${holeNumber} was changed by ${by} in the meantime`,
    ({ strokes }) => {
      if (strokes === null) return "It is empty now";
      return strokes === 0 ? "It is picked up now" : `It is ${strokes} now`;
    },
  ],
  PlayerMissedCut: [
    409,
    ({ afterRound }) => `This player missed the cut after round ${afterRound}`,
  ],
  PlayerNoLongerPlaying: [409, "This player is no longer playing in this event"],
  GroupScoringOff: [403, "One phone for the group is not switched on for this event"],
  NotInTeeGroup: [403, "You can only enter scores for your own tee group"],
  MissedCut: [409, ({ afterRound }) => `You missed the cut after round ${afterRound}`],
  CourseMissing: [409, "Course information not available. Please contact the event administrator."],
  NoCardInRound: [409, "No card of this round has been opened"],
  CourseUnchanged: [409, "The course has changed nothing for this round"],
  HoleHasScores: [
    409,
    ({ holeNumber }) =>
      `Hole ${holeNumber} has scores in this round and is no longer on the course`,
  ],
  CannotAttestOwnScorecard: [403, "You cannot verify your own scorecard"],
  AttesterNotRegistered: [403, "You must be registered for this event"],
  ScorecardHasNoScores: [403, "This scorecard has no scores yet"],
  ScorecardAlreadyVerified: [403, "This scorecard is already verified"],
  AlreadyAttested: [403, "You have already verified this scorecard"],
  NotPlayingPartner: [403, "Only playing partners in the same group can verify this scorecard"],
  NoLateScores: [404, "No late scores wait on this scorecard"],
  NothingToVerify: [409, "This scorecard has no scores yet"],
  CannotAttestDisputed: [
    403,
    ({ holeNumber }) => `Hole ${holeNumber} of this scorecard is disputed`,
  ],
  CannotVerifyDisputed: [
    409,
    ({ holeNumber }) => `Hole ${holeNumber} of this scorecard is disputed`,
  ],
  HoleHasNoScore: [409, ({ holeNumber }) => `Hole ${holeNumber} has no score yet`],
  HoleNotDisputed: [409, "This hole is not disputed"],
  NotADisputedEntry: [400, "Invalid entry"],
  ScorecardNotVerified: [409, "This scorecard is not verified"],
  ScorecardNotSentBack: [409, "This scorecard is not sent back"],
} satisfies Rows;
