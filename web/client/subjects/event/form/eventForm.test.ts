import { Result, Schema } from "effect";
import { expect, test } from "vitest";
import { Event } from "../../../../contract/event/event.ts";
import { errorsOfNewEvent, errorsOfSettings, readEventChanges, valuesOf } from "./eventForm.ts";
import { newEventValues } from "./eventTable.ts";

const id = "0b8f1c9e-6f0c-4d5a-9d53-2f3f8d2f7a11";

const event = Schema.decodeUnknownSync(Event)({
  id,
  eventId: 1001,
  name: "The Crooked Pin",
  description: null,
  startDate: "2026-06-20T08:00:00",
  endDate: null,
  location: "Cinderbank Golf Club",
  maxParticipants: 24,
  registrationFee: "40.00",
  courseId: null,
  category: "Event",
  eventType: "tournament",
  status: "upcoming",
  isPrivate: false,
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
  otherFees: [{ name: "Guest", amount: "60.00" }],
  shareCode: null,
  revision: 7,
  participantCount: 12,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const changesOf = (changed: Partial<typeof newEventValues>) =>
  Result.getOrThrow(readEventChanges(event, { ...valuesOf(event), ...changed }));

test("an empty form names every field that an event needs", () => {
  const empty = { ...newEventValues, maxParticipants: "", registrationFee: "" };
  expect(errorsOfNewEvent(empty)).toEqual({
    name: "Event name is required",
    startDate: "Start date is required",
    location: "Location is required",
    maxParticipants: "Max participants is required",
    registrationFee: "Registration fee is required",
    eventType: "Event type is required",
    registrationDeadline: "Registration deadline is required",
    organizerEmail: "Valid email is required",
    participantStructureId: "Participant structure is required",
    playFormatId: "Play format is required",
    scoringMetricId: "Scoring metric is required",
    competitionContainerId: "Competition container is required",
  });
});

test("an event does not end before it starts", () => {
  const values = { ...valuesOf(event), startDate: "2026-06-20", endDate: "2026-06-19" };
  const sentence = "End date must be on or after the start date";
  expect(errorsOfNewEvent(values)).toMatchObject({ endDate: sentence });
  expect(errorsOfSettings(event, values)).toEqual({ endDate: sentence });
});

test("settings that were imported incomplete can be saved as they are", () => {
  expect(errorsOfSettings(event, valuesOf(event))).toEqual({});
  expect(changesOf({})).toEqual({ basedOn: 7 });
});

test("only what was changed is sent", () => {
  expect(changesOf({ maxParticipants: "0", tieBreak: "countback" })).toEqual({
    basedOn: 7,
    maxParticipants: 0,
    tieBreak: "countback",
  });
});

test("an event that moves to another day keeps its hour", () => {
  expect(changesOf({ startDate: "2026-06-21" })).toMatchObject({
    startDate: "2026-06-21T08:00:00",
  });
});

test("what is cleared is sent as nothing, and an emptied number is no number", () => {
  expect(changesOf({ registrationFee: "" })).toMatchObject({ registrationFee: null });
  expect(errorsOfSettings(event, { ...valuesOf(event), maxParticipants: "" })).toEqual({
    maxParticipants: "Max participants must be at least 0",
  });
});
