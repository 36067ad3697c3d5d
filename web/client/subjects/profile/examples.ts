import {
  PlayerId,
  RegistrationId,
  RoundNumber,
  ScorecardId,
  TournamentId,
  WallClock,
} from "../../../../domain/shared/values.ts";
import type { RoundListItem } from "../../../contract/card/ownRounds.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import type { User } from "../../../contract/person/user.ts";

const id = "0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f00";

export const nell: User = {
  id: PlayerId.make(id),
  firstName: "Nell",
  lastName: "Barrow",
  email: "nell@example.com",
  phone: "555 014 2230",
  shirtSize: "M",
  gender: null,
  birthYear: null,
  memberNumber: null,
  homeClub: null,
  handicap: 7.4,
  profileImage: null,
  isArchived: false,
  createdAt: "2025-01-01T00:00:00.000Z",
};

const event: RegistrationWithEvent["event"] = {
  id: TournamentId.make(id),
  name: "Midsummer Open",
  description: null,
  startDate: WallClock.make("2025-01-05"),
  endDate: null,
  location: "Widow's Reach Links",
  status: "upcoming",
};

/** A registration for tests, with the given fields of it and of its event. */
export const aRegistration = (
  special: Partial<RegistrationWithEvent> = {},
  ofEvent: Partial<RegistrationWithEvent["event"]> = {},
): RegistrationWithEvent => ({
  id: RegistrationId.make(id),
  eventId: event.id,
  userId: nell.id,
  teeId: null,
  registrationDate: "2025-01-01T00:00:00.000Z",
  status: "registered",
  paymentStatus: "pending",
  playerStatus: "playing",
  waitlistPlace: null,
  waitlistReason: null,
  isInWolfGame: false,
  measuredOn: [],
  ...special,
  event: { ...event, ...ofEvent },
});

export const aRound = (special: Partial<RoundListItem> = {}): RoundListItem => ({
  id: ScorecardId.make(id),
  roundDate: "2025-01-05T10:00:00.000Z",
  totalGrossScore: 84,
  totalStablefordPoints: 31,
  courseName: "Widow's Reach Links",
  course: { name: "Widow's Reach Links", location: "Cove" },
  eventId: event.id,
  eventName: event.name,
  roundNumber: RoundNumber.make(1),
  totalAdjustedScore: 77,
  thru: 18,
  isComplete: true,
  isVerified: false,
  attestationCount: 0,
  rejection: null,
  ...special,
});
