import { Schema, SchemaTransformation } from "effect";
import { StartType } from "../../../domain/golf/draw/drawTypes.ts";
import {
  AdministratorId,
  CourseId,
  HoleNumber,
  LookupId,
  RoundNumber,
  ShareCode,
  TeeId,
  TournamentId,
  WallClock,
} from "../../../domain/shared/values.ts";
import { Money } from "../inputs/cents.ts";
import { sentence } from "../inputs/sentence.ts";
import { intOrNull, textOrNull, UtcTime } from "../shared.ts";

export const EventStatus = Schema.Literals(["upcoming", "active", "completed", "cancelled"]);
export type EventStatus = typeof EventStatus.Type;

/** As organisers may say it; "ongoing" is "active". */
export const StatusInput = Schema.Literals([...EventStatus.literals, "ongoing"]).pipe(
  Schema.decodeTo(
    EventStatus,
    SchemaTransformation.transform<
      (typeof EventStatus.literals)[number],
      (typeof EventStatus.literals)[number] | "ongoing"
    >({
      decode: (status) => (status === "ongoing" ? "active" : status),
      encode: (status) => status,
    }),
  ),
  sentence("Status must be upcoming, active, completed or cancelled"),
);

export const Category = Schema.Literals(["Tournament", "League", "Event"]);
export type Category = typeof Category.Type;

export const TieBreak = Schema.Literals(["shared", "countback"]);
export type TieBreak = typeof TieBreak.Type;

export const PointsBasis = Schema.Literals(["gross", "net"]);

export const IndexInLaterRounds = Schema.Literals(["first_card", "of_day"]);
export type IndexInLaterRounds = typeof IndexInLaterRounds.Type;

/** A round and what the office said of it. */
export const RoundOfEvent = Schema.Struct({
  roundNumber: RoundNumber,
  /** False for a cancelled round. */
  counts: Schema.Boolean,
  /** The only holes that count; null for all of them. */
  holes: Schema.NullOr(Schema.Array(HoleNumber)),
  /** Null while the office has said nothing of it. */
  reason: Schema.NullOr(Schema.String),
}).annotate({ identifier: "RoundOfEvent" });
export type RoundOfEvent = typeof RoundOfEvent.Type;

/**
 * 1 for an event that was completed up to version 3.0.0: it keeps the rules of then, until somebody
 * opens it again. Otherwise absent.
 */
export const KeptEdition = Schema.optionalKey(Schema.Literal(1));

const OtherFee = Schema.Struct({ name: Schema.String, amount: Money });

const fields = {
  id: TournamentId,
  /** The public number; null for callers who may not know the number of a private event. */
  eventId: intOrNull,
  name: Schema.String,
  description: Schema.NullOr(Schema.String),
  startDate: Schema.NullOr(WallClock),
  endDate: Schema.NullOr(WallClock),
  location: Schema.String,
  /** 0 stands for no limit. */
  maxParticipants: Schema.Int,
  registrationFee: Schema.NullOr(Money),
  /** Kinds of fee beside it, such as that of guests. */
  otherFees: Schema.Array(OtherFee),
  courseId: Schema.NullOr(CourseId),
  category: Category,
  eventType: Schema.String,
  status: EventStatus,
  isPrivate: Schema.Boolean,
  registrationDeadline: Schema.NullOr(WallClock),
  organizerEmail: Schema.NullOr(Schema.String),
  eventAdminId: Schema.NullOr(AdministratorId),
  numberOfRounds: Schema.Int,
  /** Each of them. */
  rounds: Schema.Array(RoundOfEvent),
  rulesEdition: KeptEdition,
  scoringFormat: Schema.String,
  teamFormat: Schema.String,
  handicapRequired: Schema.Boolean,
  participantStructureId: Schema.NullOr(LookupId),
  playFormatId: Schema.NullOr(LookupId),
  scoringMetricId: Schema.NullOr(LookupId),
  competitionContainerId: Schema.NullOr(LookupId),
  sideGamesEnabled: Schema.Boolean,
  availableSideGames: Schema.Array(Schema.String),
  /** In percent. */
  handicapAllowance: Schema.Int,
  teeId: Schema.NullOr(TeeId),
  tieBreak: TieBreak,
  /** Anyone with the link can follow the leaderboard. */
  publicBoard: Schema.Boolean,
  /** Anyone who follows the leaderboard can open the cards of its players. */
  publicCards: Schema.Boolean,
  /** Members of a tee group may enter scores for each other on one phone. */
  groupScoring: Schema.Boolean,
  /** How its rounds begin, unless a draw says otherwise. */
  startType: StartType,
  /** Whether a later round takes the index of a player's first card or that of its own day. */
  indexInLaterRounds: IndexInLaterRounds,
  /**
   * From which strokes points are counted, where points decide. Null: net if the event or its metric
   * requires a handicap.
   */
  pointsBasis: Schema.NullOr(PointsBasis),
  /**
   * The end of that link; null for callers who may not share it, and while the board is not public.
   */
  shareCode: Schema.NullOr(ShareCode),
  /** An edit sends it back as `basedOn`. */
  revision: Schema.Int,
};

const times = { createdAt: UtcTime, updatedAt: UtcTime };

/** For a private event, outsiders get only the name, the dates, the place and the status. */
export const Event = Schema.Struct({
  ...fields,
  /** Players with a place. */
  participantCount: intOrNull,
  createdAt: Schema.NullOr(UtcTime),
  updatedAt: Schema.NullOr(UtcTime),
}).annotate({ identifier: "Event" });
export type Event = typeof Event.Type;

export const Scoring = Schema.Literals(["gross", "net", "stableford"]);

const derived = {
  /** The scoring that decides the event: its boards open on it. */
  scoring: Scoring,
  /** Its matches decide it, whatever type it has. Absent where they do not. */
  isMatchPlay: Schema.optionalKey(Schema.Boolean),
  /** From which strokes Stableford points are counted. */
  stablefordBasis: PointsBasis,
  /** Players with a place. */
  participantCount: Schema.Int,
  waitlistCount: Schema.Int,
};

export const CountedEvent = Schema.Struct({ ...fields, ...times, ...derived }).annotate({
  identifier: "CountedEvent",
});
export type CountedEvent = typeof CountedEvent.Type;

const NewRule = Schema.Literals(["rounds", "matches", "games", "handicaps"]);
export type NewRule = typeof NewRule.Type;

export const EventDetail = Schema.Struct({
  ...fields,
  ...times,
  ...derived,
  /**
   * For administrators, while the event is played: what is new for it, because it began under version
   * 3.0.0 or earlier. Absent where nothing is.
   */
  newRules: Schema.optionalKey(Schema.NonEmptyArray(NewRule)),
  course: Schema.NullOr(
    Schema.Struct({ id: CourseId, name: Schema.String, location: Schema.String }),
  ),
  /** "Stroke Play", "Scramble". */
  playFormat: textOrNull,
  /** The tee of the event, if it has one on its course. */
  teeName: textOrNull,
}).annotate({ identifier: "EventDetail" });
export type EventDetail = typeof EventDetail.Type;
