import { Schema, Struct } from "effect";
import { StartType } from "../golf/draw/drawTypes.ts";
import {
  AdministratorId,
  Cents,
  ContactId,
  CourseId,
  intBetween,
  LookupId,
  ShareCode,
  TeeId,
  textBetween,
  WallClock,
} from "../shared/values.ts";

export const Category = Schema.Literals(["Tournament", "League", "Event"]);
export type Category = typeof Category.Type;

export const TieBreak = Schema.Literals(["shared", "countback"]);
export type TieBreak = typeof TieBreak.Type;

/** Everything an organiser chooses. Of people it holds ids only; `null` is "not chosen". */
export const TournamentSettings = Schema.Struct({
  name: textBetween(1, 200),
  description: Schema.NullOr(textBetween(0, 5000)),
  startDate: Schema.NullOr(WallClock),
  endDate: Schema.NullOr(WallClock),
  location: textBetween(1, 200),
  /** 0 is no limit. */
  maxParticipants: intBetween(0, 100_000),
  registrationFee: Schema.NullOr(Cents),
  courseId: Schema.NullOr(CourseId),
  category: Category,
  eventType: textBetween(1, 50),
  isPrivate: Schema.Boolean,
  registrationDeadline: Schema.NullOr(WallClock),
  organizerContactId: Schema.NullOr(ContactId),
  eventAdminId: Schema.NullOr(AdministratorId),
  numberOfRounds: intBetween(1, 4),
  scoringFormat: textBetween(1, 50),
  teamFormat: textBetween(1, 50),
  handicapRequired: Schema.Boolean,
  participantStructureId: Schema.NullOr(LookupId),
  playFormatId: Schema.NullOr(LookupId),
  scoringMetricId: Schema.NullOr(LookupId),
  competitionContainerId: Schema.NullOr(LookupId),
  sideGamesEnabled: Schema.Boolean,
  availableSideGames: Schema.Array(textBetween(1, 50)),
  /** In percent. */
  handicapAllowance: intBetween(0, 100),
  teeId: Schema.NullOr(TeeId),
  tieBreak: TieBreak,
  /** Whoever knows it may follow the board. Without one the board is not public. */
  shareCode: Schema.optionalKey(Schema.NullOr(ShareCode)),
  /** Members of a tee group may enter scores for each other. Events of before it was asked: no. */
  groupScoring: Schema.optionalKey(Schema.Boolean),
  /** How its rounds begin, unless a draw says otherwise. Events of before it was asked: tee times. */
  startType: Schema.optionalKey(StartType),
});
export type TournamentSettings = typeof TournamentSettings.Type;

/** Only what an edit names; what it leaves out stays as it is. */
export const ChangedSettings = TournamentSettings.mapFields(Struct.map(Schema.optionalKey));
export type ChangedSettings = typeof ChangedSettings.Type;
