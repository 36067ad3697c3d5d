import { misfitText } from "../../../domain/golf/ratingFit.ts";
import { recordTraits } from "../../../domain/golf/sideGames/holeRecord.ts";
import { accountProblems } from "./accountProblems.ts";
import { cardProblems } from "./cardProblems.ts";
import type { FailureTag } from "./failures.ts";
import type { Row, Text } from "./row.ts";

const unavailable = [503, "Service temporarily unavailable"] as const;

const teeQuestion: Text<"TeeNotOnNewCourse"> = ({ tee, players }) => {
  const who = players === 1 ? "1 player plays" : `${players} players play`;
  const from = players === 0 ? "" : `, from which ${who}`;
  return `The new course has no tee "${tee}"${from}. Please choose the tee of the event.`;
};

/** Every expected failure, with its sentence. */
export const problemTable: { readonly [Tag in FailureTag]: Row<Tag> } = {
  ...accountProblems,
  ...cardProblems,

  // Courses
  CourseNotFound: [404, "Course not found"],
  NoCourseFound: [404, "No course found"],
  CourseSearchUnavailable: [503, "Course search is not available right now"],
  RatingDoesNotFit: [400, misfitText],
  HoleNotFound: [404, "Hole not found"],
  HoleNumberTaken: [409, ({ holeNumber }) => `Hole ${holeNumber} already exists on this course`],
  EditConflict: [
    409,
    ({ by }) => `This was changed by ${by} in the meantime`,
    ({ fields }) => fields.join(", "),
  ],

  // Tournaments
  TournamentNotFound: [404, "Event not found"],
  EndsBeforeStart: [400, "End date must be on or after the start date"],
  TournamentIsOver: [409, "This event is already completed"],
  RoundsHaveScores: [409, "Rounds with scores cannot be removed"],
  TermsOfPlayAreFixed: [409, "Handicap allowance and tee cannot change once scores exist"],
  TeeNotOnNewCourse: [409, teeQuestion],
  StaleEdit: [409, "This was changed in the meantime"],
  PlayersNotLevel: [400, "A play-off needs the players who are level for that place"],
  LastRoundNotComplete: [409, "The last round is not complete for all players"],
  PlayOffNotFound: [404, "Play-off not found"],
  CutNotFound: [404, "Cut not found"],
  UnknownChoice: [400, ({ what }) => `This ${what} does not exist`],

  // Fields
  WrongEventId: [403, "The Event ID you entered does not match this event"],
  AlreadyRegistered: [409, "Already registered for this event"],
  EventFull: [
    409,
    ({ places, taken, waiting }) =>
      `Full: ${taken} of ${places} places are taken and ${waiting} wait. Please say whether to add anyway or to the waitlist.`,
  ],
  HandicapMissing: [409, "This event needs a handicap. Please enter yours first."],
  RegistrationClosed: [409, "Registration is closed for this event"],
  RegistrationDeadlinePassed: [409, "The registration deadline has passed"],
  RegistrationWasDeclined: [409, "Your registration was declined by the organiser"],
  NotInField: [404, "Participant not found"],
  RegistrationNotFound: [404, "Registration not found"],
  ParticipantNotFound: [404, "Participant not found"],
  AlreadyWithdrawn: [409, "You have already withdrawn from this event"],
  NoLongerPlaying: [409, "You are no longer playing in this event"],
  TournamentCompleted: [409, "This event is already completed"],
  TournamentCancelled: [409, "This event has been cancelled"],
  TournamentNotStarted: [409, "This event has not started yet"],
  AlreadyPaid: [409, "This registration is already paid"],
  FeeNotOffered: [400, "This event has no such fee"],
  NothingToRefund: [409, "There is no payment to refund"],
  TeeIsFixed: [409, "The tee cannot change once the player has scores"],
  TeeNotOnCourse: [400, "This tee is not on the event's course"],
  NothingToCorrect: [400, "Please enter a handicap or choose a tee"],
  CutAfterLastRound: [400, "The cut must come before the last round"],
  CutTooSmall: [400, "Top must be at least 1"],
  RoundNotComplete: [
    409,
    ({ afterRound }) => `Round ${afterRound} is not complete for all players`,
  ],
  CutIsFinal: [409, "The cut can no longer change: a later round has scores"],

  // Matches
  MatchAgainstOneself: [400, "Please select different players"],
  MatchAlreadyExists: [409, "This match already exists"],
  OpponentNotRegistered: [400, "All players must be registered for this event"],

  // Groups
  GroupNotFound: [404, "Group not found"],
  GroupIsEmpty: [400, "At least one member is required"],
  GroupTooLarge: [400, "Maximum 4 members per group"],
  PlayerTwiceInGroup: [400, "Please select different players"],
  GroupOfStrangers: [400, "All players must be registered for this event"],
  InAnotherGroup: [409, "This player is already in another group for this round"],
  AlreadyGrouped: [409, ({ player }) => `${player} is already in another group for this round`],
  StaleGroupEdit: [409, "This was changed in the meantime"],
  NobodyToSchedule: [409, "There are no participants to schedule"],
  DrawFailed: [409, "The draw failed and changed no group. Please draw again."],
  SummaryUnavailable: [503, "Summary is not available right now"],
  JobsUnavailable: [503, "Scheduling is not available right now"],

  // Messages
  NobodyToTell: [409, "There is nobody to write to"],
  MailNotOffered: [409, "This server sends no mail. Please copy text and addresses."],
  MessageNotFound: [404, "Message not found"],
  WayOutInvalid: [404, "This link is no longer valid"],
  PushNotOffered: [409, "This server sends no notices to phones"],
  PhoneSignedOut: [409, "Notices need a session of this browser. Please sign in again."],

  // Side games
  SideGameNotFound: [404, "Side game not found"],
  HoleIsNotPar3: [400, ({ holeNumber }) => `Hole ${holeNumber} is not a par 3`],
  SideGameNotOpen: [409, "This side game is not open"],
  AlreadyInSideGame: [409, "You have already joined this side game"],
  SideGameStarted: [409, "This side game has started"],
  SideGameFinal: [409, "This side game is final"],
  SideGameNotJoined: [403, "You have not joined this side game"],
  SideGameFull: [409, "This side game is full"],
  TeamNameMissing: [400, "Team name is required"],
  PartnerMissing: [400, "Please select a partner"],
  PartnerIsOneself: [400, "You cannot select yourself as a partner"],
  PartnerNotRegistered: [400, "The partner must be registered for this event"],
  PartnerTaken: [409, "This partner plays with somebody else"],
  PlayerNotInEvent: [400, "The player must be registered for this event"],
  RecordNotOfSideGame: [400, ({ kind }) => recordTraits[kind].onlyIn],
  HoleNotInSideGame: [400, "This hole is not part of the game"],
  NotInSideGame: [400, "This player has not joined the side game"],
  WolfNotOfThisGame: [400, "Wolf and partner must be different players of this game"],
  WolfNeedsThree: [409, "Wolf needs three to five players"],

  // Teams
  TeamNotFound: [404, "Team not found"],
  WrongTeamSize: [400, "Please provide team name and select at least 2 players"],
  PlayerTwiceInTeam: [400, "Please select different players"],
  TeamOfStrangers: [400, "All players must be registered for this event"],

  // Outages
  StreamMoved: [409, "Someone else changed this just now. Please try again."],
  EventStoreUnavailable: unavailable,
  ReadModelUnavailable: unavailable,
  JournalDiffers: [
    503,
    "What is stored of this event was changed by hand. The operator of this site has to look at it",
  ],
  ReferenceDataUnavailable: unavailable,
  PasswordsBusy: unavailable,
};

export const isFailureTag = (tag: string): tag is FailureTag => Object.hasOwn(problemTable, tag);
