import { Cents, RoundNumber, TournamentId, WallClock } from "../../../../domain/shared/values.ts";
import { settingsWhenAbsent } from "../../../../domain/tournament/settings.ts";
import type { Event } from "../../../contract/event/event.ts";

const open: Event = {
  id: TournamentId.make("0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f00"),
  eventId: 1042,
  name: "Midsummer Open",
  description: "Two rounds on the headland.",
  startDate: WallClock.make("2025-01-05"),
  endDate: null,
  location: "Widow's Reach Links",
  maxParticipants: 32,
  registrationFee: Cents.make(8500),
  courseId: null,
  category: "Tournament",
  eventType: "stroke_play",
  status: "upcoming",
  isPrivate: false,
  registrationDeadline: null,
  organizerEmail: null,
  eventAdminId: null,
  numberOfRounds: 1,
  rounds: [{ roundNumber: RoundNumber.make(1), counts: true, holes: null, reason: null }],
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
  ...settingsWhenAbsent,
  shareCode: null,
  revision: 1,
  participantCount: 16,
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2025-01-01T00:00:00.000Z",
};

/** An event for tests, with the given fields. */
export const anEvent = (special: Partial<Event> = {}): Event => ({ ...open, ...special });
