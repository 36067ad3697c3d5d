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

import { Fee } from "./fees.ts";

const Category = Schema.Literals(["Tournament", "League", "Event"]);
type Category = typeof Category.Type;

const TieBreak = Schema.Literals(["shared", "countback"]);
type TieBreak = typeof TieBreak.Type;

/** Whether a later round takes the index of a player's first card or that of its own day. */
const IndexInLaterRounds = Schema.Literals(["first_card", "of_day"]);

export const PointsBasis = Schema.Literals(["gross", "net"]);

/**
 * All settings that an organiser chooses. People are stored as ids only; `null` is "not chosen".
 */
export const TournamentSettings = Schema.Struct({
  name: textBetween(1, 200),
  description: Schema.NullOr(textBetween(0, 5000)),
  startDate: Schema.NullOr(WallClock),
  endDate: Schema.NullOr(WallClock),
  location: textBetween(1, 200),
  /** 0 stands for no limit. */
  maxParticipants: intBetween(0, 100_000),
  registrationFee: Schema.NullOr(Cents),
  courseId: Schema.NullOr(CourseId),
  category: Category,
  eventType: textBetween(1, 50),
  isPrivate: Schema.Boolean,
  registrationDeadline: Schema.NullOr(WallClock),
  organizerContactId: Schema.NullOr(ContactId),
  eventAdminId: Schema.NullOr(AdministratorId),
  /** People choose up to four; a published tournament may have had six. */
  numberOfRounds: intBetween(1, 6),
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
  /** Gives access to the public board. Null if the board is not public. */
  shareCode: Schema.optionalKey(Schema.NullOr(ShareCode)),
  /** Who follows the public board may open the cards of its players. */
  publicCards: Schema.optionalKey(Schema.Boolean),
  /** Members of a tee group may enter scores for each other. */
  groupScoring: Schema.optionalKey(Schema.Boolean),
  /** How its rounds begin, unless a draw says otherwise. */
  startType: Schema.optionalKey(StartType),
  indexInLaterRounds: Schema.optionalKey(IndexInLaterRounds),
  /**
   * From which strokes points are counted, where points decide. Without it they are net if the event
   * or its metric requires a handicap.
   */
  pointsBasis: Schema.optionalKey(PointsBasis),
  /** Kinds of fee beside the registration fee, such as that of guests. */
  otherFees: Schema.optionalKey(Schema.Array(Fee)),
});
export type TournamentSettings = typeof TournamentSettings.Type;

/** What older events mean, which have no such settings. */
export const settingsWhenAbsent = {
  publicCards: false,
  groupScoring: false,
  startType: "tee_times",
  indexInLaterRounds: "first_card",
  pointsBasis: null,
  otherFees: [],
} as const;

/** Only the fields that an edit names; all others stay as they are. */
export const ChangedSettings = TournamentSettings.mapFields(Struct.map(Schema.optionalKey));
export type ChangedSettings = typeof ChangedSettings.Type;
