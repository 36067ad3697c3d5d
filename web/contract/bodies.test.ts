import { expect, test } from "vitest";
import { HoleChanges, NewHole } from "./card/holeInput.ts";
import { rejectScorecard } from "./card/scoring.ts";
import { CourseChanges, NewCourse } from "./course/courseInput.ts";
import { EventChanges, NewEvent } from "./event/eventInput.ts";
import { makeCut } from "./field/cuts.ts";
import { changeParticipant } from "./field/field.ts";
import { ProfileChanges, RegisterInput } from "./person/account.ts";
import { LoginInput } from "./person/session.ts";
import { reading, refusing } from "./testing.ts";

test("an empty body is refused with every sentence in the order of the fields", () => {
  expect(refusing(LoginInput)({})).toEqual([
    "Please enter a valid email address",
    "Password is required",
  ]);
  expect(refusing(RegisterInput)({})).toEqual([
    "Please enter a valid email address",
    "Password must be at least 6 characters",
    "First name is required",
    "Last name is required",
    "Please enter a valid phone number",
    "Shirt size is required",
  ]);
  expect(refusing(NewCourse)({})).toEqual([
    "Course name is required",
    "Address is required",
    "City is required",
    "State is required",
  ]);
  expect(refusing(NewEvent)({})).toEqual([
    "Event name is required",
    "Start date is required",
    "Location is required",
    "Max participants must be at least 1",
    "Registration fee is required",
    "Event type is required",
    "Registration deadline is required",
    "Please enter a valid organizer email",
    "Participant structure is required",
    "Play format is required",
    "Scoring metric is required",
    "Competition container is required",
  ]);
});

const account = {
  email: "ana@golf.example",
  password: "secret",
  firstName: "Ana",
  lastName: "Ace",
  phone: "+43 660 1234567",
  shirtSize: "MED",
};

test("an account needs no handicap, and unknown fields are ignored", () => {
  expect(reading(RegisterInput)({ ...account, username: "ana" })).toEqual({
    ...account,
    shirtSize: "M",
    handicap: null,
    agreeToTerms: true,
  });
  expect(refusing(RegisterInput)({ ...account, agreeToTerms: false })).toEqual([
    "Please agree to the terms",
  ]);
});

test("a profile changes only in the fields that are sent", () => {
  expect(reading(ProfileChanges)({})).toEqual({});
  expect(
    reading(ProfileChanges)({ handicap: "", shirtSize: "LG", email: " a@b.example " }),
  ).toEqual({ handicap: null, shirtSize: "L", email: "a@b.example" });
});

const id = "b9a7c1de-53a8-4a57-8a10-0d0c5b6f2b02";
const event = {
  name: "Summer Open",
  startDate: "2026-06-06T09:00",
  location: "St Andrews",
  maxParticipants: 32,
  registrationFee: "$100",
  eventType: "stroke_play",
  registrationDeadline: "2026-06-01",
  organizerEmail: "organiser@golf.example",
  participantStructureId: id,
  playFormatId: id,
  scoringMetricId: id,
  competitionContainerId: id,
};

test("a new event has defaults, also for fields with null", () => {
  const read = reading(NewEvent);
  expect(read(event)).toMatchObject({
    startDate: "2026-06-06T09:00:00",
    registrationFee: 10_000,
    endDate: null,
    courseId: null,
    category: "Event",
    numberOfRounds: 1,
    isPrivate: false,
    scoringFormat: "stroke_play",
    teamFormat: "individual",
    status: "upcoming",
    handicapAllowance: 100,
    tieBreak: "shared",
    availableSideGames: [],
  });
  const open = { category: null, numberOfRounds: null, isPrivate: null, endDate: null };
  expect(read({ ...event, ...open })).toEqual(read(event));
});

test.each([
  { change: { maxParticipants: 0 }, sentence: "Max participants must be at least 1" },
  { change: { maxParticipants: 2.5 }, sentence: "Max participants must be at least 1" },
  { change: { organizerEmail: "x" }, sentence: "Please enter a valid organizer email" },
  {
    change: { handicapAllowance: 101 },
    sentence: "Handicap allowance must be between 0 and 100",
  },
  { change: { numberOfRounds: 5 }, sentence: "Number of rounds must be between 1 and 4" },
  { change: { playFormatId: "" }, sentence: "Play format is required" },
  { change: { category: "Party" }, sentence: "Category must be Tournament, League or Event" },
])("a new event with $change is refused: $sentence", ({ change, sentence }) => {
  expect(refusing(NewEvent)({ ...event, ...change })).toEqual([sentence]);
});

test("settings change only in the fields that are sent, and null removes optional ones", () => {
  const read = reading(EventChanges);
  expect(read({})).toEqual({});
  expect(read({ status: "ongoing", maxParticipants: 0, endDate: null, basedOn: 3 })).toEqual({
    status: "active",
    maxParticipants: 0,
    endDate: null,
    basedOn: 3,
  });
  expect(refusing(EventChanges)({ name: " ", location: null, startDate: "" })).toEqual([
    "Event name is required",
    "Start date is required",
    "Location is required",
  ]);
  expect(refusing(EventChanges)({ maxParticipants: -1 })).toEqual([
    "Max participants must be at least 0",
  ]);
});

test("a hole accepts distances under either name", () => {
  const read = reading(NewHole);
  const hole = { holeNumber: 1, par: 4, handicap: 9 };
  const distances = { blueDistance: 400, whiteDistance: null, redDistance: 350 };
  expect(read({ ...hole, distanceBlue: 400, redDistance: 350 })).toEqual({ ...hole, ...distances });
  expect(reading(HoleChanges)({ distanceBlue: null })).toEqual({ blueDistance: null });
  expect(refusing(HoleChanges)({ par: 7, handicap: 0, distanceRed: 1000 })).toEqual([
    "Par must be between 3 and 6",
    "Handicap must be between 1 and 18",
    "Red distance must be between 0 and 999",
  ]);
});

test("a course and its tees are refused with the sentences of their rules", () => {
  const course = { name: "Old Course", address: "Links Road 1", city: "St Andrews", state: "Fife" };
  expect(reading(NewCourse)(course)).toMatchObject({ location: null, holes: [], tees: [] });
  expect(refusing(NewCourse)({ ...course, state: "F" })).toEqual([
    "State must be at least 2 characters",
  ]);
  const tees = [{ name: "Blue", slopeRating: 156 }, { name: "" }];
  expect(refusing(CourseChanges)({ tees })).toEqual([
    "Slope must be between 55 and 155",
    "Tee name is required",
  ]);
});

test.each([
  { body: rejectScorecard.body, sent: { reason: " " }, sentence: "Please enter a reason" },
  { body: changeParticipant.body, sent: { action: "promote" }, sentence: "Invalid action" },
  { body: makeCut.body, sent: { afterRound: 1, top: 0 }, sentence: "Top must be at least 1" },
  // The column of the read model cannot hold this number, so the cut could never be applied.
  {
    body: makeCut.body,
    sent: { afterRound: 1, top: 3_000_000_000 },
    sentence: "Top must be at least 1",
  },
  { body: EventChanges, sent: { basedOn: -1 }, sentence: "The revision must be a whole number" },
  { body: CourseChanges, sent: { basedOn: 1e12 }, sentence: "The revision must be a whole number" },
])("a wrong value is refused: $sentence", ({ body, sent, sentence }) => {
  expect(refusing(body)(sent)).toEqual([sentence]);
});
