import { Schema, Struct } from "effect";
import { StartType } from "../../../domain/golf/draw/drawTypes.ts";
import { AdministratorId, CourseId, LookupId, TeeId } from "../../../domain/shared/values.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { optionalDate, requiredDate } from "../inputs/eventDate.ts";
import { moneyUpTo } from "../inputs/money.ts";
import { Revision, wholeNumber } from "../inputs/numbers.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { email, optionalLines, requiredText } from "../inputs/texts.ts";
import { Category, IndexInLaterRounds, PointsBasis, StatusInput, TieBreak } from "./event.ts";

const CategoryInput = Category.pipe(sentence("Category must be Tournament, League or Event"));
const TieBreakInput = TieBreak.pipe(sentence("Tie-break must be shared or countback"));
const lookup = (name: string) => LookupId.pipe(sentence(`${name} is required`));
const yesOrNo = (field: string) => Schema.Boolean.pipe(sentence(`${field} must be true or false`));

/** All settings of an organiser, each with its own rule. */
const chosen = {
  name: requiredText("Event name", 200),
  startDate: requiredDate("Start date"),
  location: requiredText("Location", 200),
  registrationFee: moneyUpTo(999_999_99, "Registration fee"),
  eventType: requiredText("Event type", 50),
  registrationDeadline: requiredDate("Registration deadline"),
  organizerEmail: email("Please enter a valid organizer email"),
  participantStructureId: lookup("Participant structure"),
  playFormatId: lookup("Play format"),
  scoringMetricId: lookup("Scoring metric"),
  competitionContainerId: lookup("Competition container"),
};

const mayStayOpen = {
  description: optionalLines("Description", 5000),
  endDate: optionalDate("End date"),
  courseId: Schema.NullOr(CourseId).pipe(sentence("Course must be one of the courses")),
  eventAdminId: Schema.NullOr(AdministratorId).pipe(sentence("Event admin must be one of them")),
  teeId: Schema.NullOr(TeeId).pipe(sentence("Tee must be one of the course")),
};

const MOST_FEES = 10;

const otherFees = Schema.Array(
  Schema.Struct({
    name: requiredText("Name of a fee", 40),
    amount: moneyUpTo(999_999_99, "Amount of a fee"),
  }),
)
  .check(
    Schema.isMaxLength(MOST_FEES, says(`There may be at most ${MOST_FEES} other fees`)),
    Schema.makeFilter(
      (fees) => new Set(fees.map(({ name }) => name.toLowerCase())).size === fees.length,
      says("Each fee needs a name of its own"),
    ),
  )
  .pipe(sentence("Other fees must be a list of names and amounts"));

const withDefault = {
  otherFees,
  category: CategoryInput,
  numberOfRounds: wholeNumber("Number of rounds", 1, 4),
  isPrivate: yesOrNo("Private event"),
  scoringFormat: requiredText("Scoring format", 50),
  teamFormat: requiredText("Team format", 50),
  handicapRequired: yesOrNo("Handicap required"),
  sideGamesEnabled: yesOrNo("Side games"),
  availableSideGames: Schema.Array(requiredText("Side game", 50)).pipe(
    sentence("Available side games must be a list"),
  ),
  status: StatusInput,
  handicapAllowance: wholeNumber("Handicap allowance", 0, 100),
  tieBreak: TieBreakInput,
  publicBoard: yesOrNo("Public leaderboard"),
  publicCards: yesOrNo("Public scorecards"),
  groupScoring: yesOrNo("One phone for the group"),
  startType: StartType.pipe(sentence("Start must be by tee times or a shotgun")),
  indexInLaterRounds: IndexInLaterRounds.pipe(
    sentence("Index in later rounds must be that of the first card or of the day"),
  ),
  pointsBasis: PointsBasis.pipe(sentence("Points must be net or gross")),
};

/** A larger number of players is probably a mistake. */
const MAX_PLAYERS = 100_000;

/** Only the first players have places; 0 means no limit, which only settings may choose. */
const placesFrom = (least: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: least, maximum: MAX_PLAYERS })).pipe(
    sentence(`Max participants must be at least ${least}`),
  );

export const NewEvent = Schema.Struct({
  name: chosen.name,
  startDate: chosen.startDate,
  location: chosen.location,
  maxParticipants: placesFrom(1),
  registrationFee: chosen.registrationFee,
  eventType: chosen.eventType,
  registrationDeadline: chosen.registrationDeadline,
  organizerEmail: chosen.organizerEmail,
  participantStructureId: chosen.participantStructureId,
  playFormatId: chosen.playFormatId,
  scoringMetricId: chosen.scoringMetricId,
  competitionContainerId: chosen.competitionContainerId,
  description: orNull(mayStayOpen.description),
  endDate: orNull(mayStayOpen.endDate),
  courseId: orNull(mayStayOpen.courseId),
  eventAdminId: orNull(mayStayOpen.eventAdminId),
  teeId: orNull(mayStayOpen.teeId),
  category: orElse(withDefault.category, "Event"),
  numberOfRounds: orElse(withDefault.numberOfRounds, 1),
  isPrivate: orElse(withDefault.isPrivate, false),
  scoringFormat: orElse(withDefault.scoringFormat, "stroke_play"),
  teamFormat: orElse(withDefault.teamFormat, "individual"),
  handicapRequired: orElse(withDefault.handicapRequired, false),
  sideGamesEnabled: orElse(withDefault.sideGamesEnabled, false),
  availableSideGames: orElse(withDefault.availableSideGames, []),
  status: orElse(withDefault.status, "upcoming"),
  handicapAllowance: orElse(withDefault.handicapAllowance, 100),
  tieBreak: orElse(withDefault.tieBreak, "shared"),
  publicBoard: orElse(withDefault.publicBoard, false),
  publicCards: orElse(withDefault.publicCards, false),
  groupScoring: orElse(withDefault.groupScoring, false),
  startType: orElse(withDefault.startType, "tee_times"),
  indexInLaterRounds: orElse(withDefault.indexInLaterRounds, "first_card"),
  pointsBasis: Schema.optionalKey(withDefault.pointsBasis),
  otherFees: orElse(withDefault.otherFees, []),
});
export type NewEvent = typeof NewEvent.Type;

/** Absent fields stay as they are. Null removes an optional value. */
export const EventChanges = Schema.Struct({
  ...chosen,
  ...mayStayOpen,
  ...withDefault,
  maxParticipants: placesFrom(0),
  // Imported events may lack these values, and their settings can be edited all the same.
  registrationFee: Schema.NullOr(chosen.registrationFee),
  registrationDeadline: optionalDate("Registration deadline"),
  organizerEmail: Schema.NullOr(chosen.organizerEmail),
  participantStructureId: Schema.NullOr(chosen.participantStructureId),
  playFormatId: Schema.NullOr(chosen.playFormatId),
  scoringMetricId: Schema.NullOr(chosen.scoringMetricId),
  competitionContainerId: Schema.NullOr(chosen.competitionContainerId),
  /** The revision that was edited. */
  basedOn: Revision,
}).mapFields(Struct.map(Schema.optionalKey));
export type EventChanges = typeof EventChanges.Type;
