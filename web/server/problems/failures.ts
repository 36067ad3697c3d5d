import type {
  RecordNotOpen,
  RecordTellsNumber,
} from "../../../application/access/recordRefusal.ts";
import type {
  CodeWrong,
  LastSuperAdmin,
  MailNotSetUp,
  MailUnavailable,
  NoSecondFactor,
  NotSignedIn,
  NotTheirAccount,
  OldPasswordWrong,
  OthersFactorNotFound,
  OwnAccount,
  OwnSecondFactor,
  PasswordMissing,
  PasswordTooCommon,
  PasswordWrong,
  PictureTooLarge,
  ResetLinkInvalid,
  SecondFactorIsOn,
  SignInRefused,
  SignInStepOver,
  UploadsBusy,
} from "../../../application/accounts/refusals.ts";
import type { NoCourseFound } from "../../../application/courses/findCourse.ts";
import type { RatingDoesNotFit } from "../../../application/courses/ratingFit.ts";
import type { NothingToCorrect } from "../../../application/field/correctHandicap.ts";
import type {
  PlayerArchived,
  RegistrationNotFound,
  WrongEventId,
} from "../../../application/field/refusals.ts";
import type { TeeNotOnCourse } from "../../../application/field/teeOfEvent.ts";
import type { OpponentNotRegistered } from "../../../application/match/refusals.ts";
import type { WayOutInvalid } from "../../../application/message/mailChoice.ts";
import type { MailNotOffered, NobodyToTell } from "../../../application/message/sendMessage.ts";
import type { PushNotOffered } from "../../../application/notices/ownPhone.ts";
import type { AdministratorNotFound } from "../../../application/ports/Administrators.ts";
import type { CourseSearchUnavailable } from "../../../application/ports/CourseFinder.ts";
import type {
  CourseNotFound,
  EditConflict,
  HoleNotFound,
  HoleNumberTaken,
} from "../../../application/ports/Courses.ts";
import type { EventStoreUnavailable, StreamMoved } from "../../../application/ports/EventStore.ts";
import type { JobsUnavailable } from "../../../application/ports/Jobs.ts";
import type { AccountsChanged, NotLastImport } from "../../../application/ports/MemberImports.ts";
import type { MessageNotFound } from "../../../application/ports/Messages.ts";
import type { PasswordsBusy } from "../../../application/ports/Passwords.ts";
import type { PhoneSignedOut } from "../../../application/ports/Phones.ts";
import type { NotAnImage, PicturesUnavailable } from "../../../application/ports/Pictures.ts";
import type {
  EmailTaken,
  PictureNotFound,
  PlayerNotFound,
} from "../../../application/ports/Players.ts";
import type { ReferenceDataUnavailable } from "../../../application/ports/ReferenceData.ts";
import type { SessionNotFound } from "../../../application/ports/Sessions.ts";
import type { TooManyAttempts } from "../../../application/ports/Throttle.ts";
import type {
  AttesterNotRegistered,
  CourseMissing,
  CourseUnchanged,
  GroupScoringOff,
  HoleChangedBy,
  HoleNotInRound,
  MissedCut,
  NoCardInRound,
  NotInTeeGroup,
  ParticipantNotFound,
  PlayerMissedCut,
  PlayerNoLongerPlaying,
  RoundNotFound,
  RoundNotInTournament,
  ScoresNotOpen,
} from "../../../application/scorecard/refusals.ts";
import type { SummaryUnavailable } from "../../../application/summary/readSummary.ts";
import type {
  AlreadyGrouped,
  DrawFailed,
  NobodyToSchedule,
} from "../../../application/teeSheet/refusals.ts";
import type { UnknownChoice } from "../../../application/tournament/checkChoices.ts";
import type { TeeNotOnNewCourse } from "../../../application/tournament/teeOnNewCourse.ts";
import type { FieldRejection } from "../../../domain/field/rejections.ts";
import type { MatchRejection } from "../../../domain/match/rejections.ts";
import type { ScorecardRejection } from "../../../domain/scorecard/rejections.ts";
import type { SideGameNotFound, SideGameRejection } from "../../../domain/sideGame/rejections.ts";
import type { TeamRejection } from "../../../domain/teams/rejections.ts";
import type { TeeSheetRejection } from "../../../domain/teeSheet/rejections.ts";
import type {
  TournamentNotFound,
  TournamentRejection,
} from "../../../domain/tournament/rejections.ts";
import type { ReadModelUnavailable } from "../../../projections/engine/readDb.ts";
import type { GroupNotFound } from "../../../projections/groups/queries.ts";
import type { JournalDiffers } from "../../../projections/journal/asStored.ts";
import type { ScorecardNotFound } from "../../../projections/scorecards/scorecardNotFound.ts";
import type {
  BoardNotPublic,
  TournamentNotFound as TournamentNotRead,
} from "../../../projections/tournaments/queries.ts";

/** Failures of any call. */
export type Outage =
  | StreamMoved
  | EventStoreUnavailable
  | ReadModelUnavailable
  | JournalDiffers
  | ReferenceDataUnavailable
  | PasswordsBusy;

/** Things that any call may not find, because the read models are a little behind. */
export type Missing =
  | TournamentNotFound
  | TournamentNotRead
  | ScorecardNotFound
  | GroupNotFound
  | SideGameNotFound;

type PasswordRefusal =
  | PasswordTooCommon
  | OldPasswordWrong
  | PasswordWrong
  | PasswordMissing
  | AdministratorNotFound
  | LastSuperAdmin
  | MailNotSetUp
  | OwnAccount
  | ResetLinkInvalid
  | MailUnavailable;
type SecondFactorRefusal =
  | CodeWrong
  | NoSecondFactor
  | OthersFactorNotFound
  | OwnSecondFactor
  | SecondFactorIsOn
  | SignInStepOver;
type PictureRefusal =
  | UploadsBusy
  | NotAnImage
  | PictureNotFound
  | PictureTooLarge
  | PicturesUnavailable;
type AccountRefusal =
  | SignInRefused
  | NotSignedIn
  | NotTheirAccount
  | EmailTaken
  | PlayerNotFound
  | AccountsChanged
  | NotLastImport
  | PasswordRefusal
  | SecondFactorRefusal
  | PictureRefusal
  | SessionNotFound
  | TooManyAttempts;
type MessageRefusal =
  | MailNotOffered
  | MessageNotFound
  | NobodyToTell
  | PhoneSignedOut
  | PushNotOffered
  | WayOutInvalid;
type CourseRefusal =
  | CourseNotFound
  | HoleNotFound
  | HoleNumberTaken
  | NoCourseFound
  | RatingDoesNotFit
  | CourseSearchUnavailable;
type MatchRefusal = MatchRejection | OpponentNotRegistered;
type TournamentRefusal =
  | TournamentRejection
  | TournamentNotRead
  | EditConflict
  | UnknownChoice
  | TeeNotOnNewCourse;
type FieldRefusal =
  | FieldRejection
  | WrongEventId
  | PlayerArchived
  | RegistrationNotFound
  | TeeNotOnCourse
  | NothingToCorrect
  | ParticipantNotFound;
type CardRefusal =
  | ScorecardRejection
  | ScorecardNotFound
  | CourseMissing
  | NoCardInRound
  | CourseUnchanged
  | RoundNotFound
  | HoleNotInRound
  | ScoresNotOpen
  | BoardNotPublic
  | RecordTellsNumber
  | RecordNotOpen
  | RoundNotInTournament
  | MissedCut
  | PlayerMissedCut
  | PlayerNoLongerPlaying
  | GroupScoringOff
  | NotInTeeGroup
  | HoleChangedBy
  | AttesterNotRegistered;

type GroupRefusal =
  | TeeSheetRejection
  | GroupNotFound
  | AlreadyGrouped
  | NobodyToSchedule
  | DrawFailed
  | JobsUnavailable
  | SummaryUnavailable;

/**
 * All failures of routes. A new member of this union does not compile without a row in
 * `problemTable.ts`.
 */
export type Failure =
  | Outage
  | AccountRefusal
  | CourseRefusal
  | TournamentRefusal
  | MatchRefusal
  | SideGameRejection
  | FieldRefusal
  | CardRefusal
  | GroupRefusal
  | MessageRefusal
  | TeamRejection;
export type FailureTag = Failure["_tag"];
