import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import type { Event } from "../../../contract/event/event.ts";

/**
 * A private event for outsiders: its name, dates, place and status. All other fields have the
 * values of a new event, or null, so that they reveal nothing. Each field is written out here, so
 * that a new field is not shown by accident.
 */
export const strangersEvent = ({ tournament_id, status, settings }: TournamentRow): Event => ({
  id: tournament_id,
  name: settings.name,
  startDate: settings.startDate,
  endDate: settings.endDate,
  location: settings.location,
  status,
  isPrivate: true,

  eventId: null,
  description: null,
  maxParticipants: 0,
  registrationFee: null,
  courseId: null,
  category: "Event",
  eventType: "",
  registrationDeadline: null,
  organizerEmail: null,
  eventAdminId: null,
  numberOfRounds: 1,
  rounds: [],
  scoringFormat: "stroke_play",
  teamFormat: "individual",
  handicapRequired: false,
  participantStructureId: null,
  playFormatId: null,
  scoringMetricId: null,
  competitionContainerId: null,
  sideGamesEnabled: false,
  availableSideGames: [],
  handicapAllowance: 100,
  teeId: null,
  tieBreak: "shared",
  publicBoard: false,
  publicCards: false,
  groupScoring: false,
  startType: "tee_times",
  indexInLaterRounds: "first_card",
  pointsBasis: null,
  otherFees: [],
  shareCode: null,
  revision: 0,
  participantCount: null,
  createdAt: null,
  updatedAt: null,
});
