import { Schema } from "effect";
import {
  AdministratorId,
  CourseId,
  GroupId,
  HoleId,
  HoleNumber,
  intBetween,
  PlayerId,
  RegistrationId,
  RoundNumber,
  ScorecardId,
  SessionId,
  ShareCode,
  SideGameId,
  TeamId,
  TournamentId,
} from "../../domain/shared/values.ts";

/** The short number that people tell each other. Players need it to enter a private event. */
export const PublicNumber = Schema.String.check(Schema.isPattern(/^\d{1,9}$/u)).pipe(
  Schema.brand("PublicNumber"),
);
export type PublicNumber = typeof PublicNumber.Type;

/** Reads also find an event by its public number, if the caller may know it. */
export const EventReference = Schema.Union([TournamentId, PublicNumber]);
export type EventReference = typeof EventReference.Type;

// "Event" in URLs is the golf event. In code it is a Tournament; an event is a stored fact.
export const anyEvent = Schema.Struct({ eventId: EventReference });
export const anyRound = Schema.Struct({ eventId: EventReference, roundNumber: RoundNumber });
export const oneRound = Schema.Struct({ eventId: TournamentId, roundNumber: RoundNumber });
export const oneEvent = Schema.Struct({ eventId: TournamentId });
/** A place on the board. */
export const Place = intBetween(1, 5000);
export const onePlayOff = Schema.Struct({ eventId: TournamentId, place: Place });
export const oneScorecard = Schema.Struct({ scorecardId: ScorecardId });
export const oneHoleOfCard = Schema.Struct({ scorecardId: ScorecardId, holeNumber: HoleNumber });
export const oneCourse = Schema.Struct({ courseId: CourseId });
export const oneHole = Schema.Struct({ courseId: CourseId, holeId: HoleId });
export const oneGroup = Schema.Struct({ groupId: GroupId });
export const oneSideGame = Schema.Struct({ sideGameId: SideGameId });
export const oneSession = Schema.Struct({ sessionId: SessionId });
export const oneAdministrator = Schema.Struct({ administratorId: AdministratorId });
export const oneUser = Schema.Struct({ userId: PlayerId });
export const oneUserInEvent = Schema.Struct({ userId: PlayerId, eventId: TournamentId });
/** The public board of an event. */
export const oneBoard = Schema.Struct({ shareCode: ShareCode });
export const oneTeam = Schema.Struct({ eventId: TournamentId, teamId: TeamId });
export const oneParticipant = Schema.Struct({
  eventId: TournamentId,
  /** The id of the player or of the registration. */
  participantId: Schema.Union([PlayerId, RegistrationId]),
});
