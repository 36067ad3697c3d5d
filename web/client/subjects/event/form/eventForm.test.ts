import { Result } from "effect";
import { expect, test } from "vitest";
import { Cents, WallClock } from "../../../../../domain/shared/values.ts";
import { anEvent } from "../testing.ts";
import {
  copied,
  errorsOfNewEvent,
  errorsOfSettings,
  feeLines,
  feesIn,
  readEventChanges,
  requiredInNewEvent,
  requiredInSettings,
  startingValues,
  valuesOf,
} from "./eventForm.ts";
import { newEventValues } from "./eventTable.ts";
import type { EventChoices } from "./WithChoices.tsx";

const event = anEvent({
  startDate: WallClock.make("2026-06-20T08:00:00"),
  otherFees: [{ name: "Guest", amount: Cents.make(6000) }],
  revision: 7,
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

const lists = {
  structures: [{ id: "individual", code: "INDIVIDUAL" }],
  formats: [
    { id: "scramble", code: "SCRAMBLE", compatibleStructures: ["TEAM"] },
    { id: "stroke", code: "STROKE", compatibleStructures: ["INDIVIDUAL"] },
  ],
  metrics: [{ id: "gross" }, { id: "net" }],
  containers: [{ id: "single" }],
  courses: [],
} as unknown as EventChoices;

test("a new event begins with what most events have", () => {
  expect(startingValues(lists, "robin@club.example")).toMatchObject({
    organizerEmail: "robin@club.example",
    ...{ eventType: "tournament", participantStructureId: "individual", playFormatId: "stroke" },
    ...{ scoringMetricId: "gross", competitionContainerId: "single" },
  });
});

test("a club with one course plays there, and one with several chooses", () => {
  const [links, dunes] = ["Links", "Dunes"].map((name) => ({ id: name, name, tees: [] }));
  expect(startingValues({ ...lists, courses: [links] } as never, "")).toMatchObject({
    ...{ courseId: "Links", location: "Links" },
  });
  expect(startingValues({ ...lists, courses: [links, dunes] } as never, "")).toMatchObject({
    ...{ courseId: "", location: "" },
  });
});

test("a choice without options starts empty", () => {
  const none = { ...lists, structures: [], formats: [], metrics: [], containers: [] };
  expect(startingValues(none, "").playFormatId).toBe("");
});

test("a copy that is played on another course leaves the tee behind", () => {
  const starting = newEventValues;
  const from = { ...starting, courseId: "dunes", teeId: "white" };
  expect(copied(from, { starting, typed: starting }).teeId).toBe("white");
  expect(copied(from, { starting, typed: { ...starting, courseId: "links" } }).teeId).toBe("");
});

test("a copy is as the other event was but for its days, and keeps what was typed", () => {
  const starting = { ...newEventValues, playFormatId: "stroke" };
  const from = { ...newEventValues, name: "May Medal", location: "Elie", status: "completed" };
  const copy = copied(
    { ...from, startDate: "2026-05-09", registrationDeadline: "2026-05-08", playFormatId: "net" },
    { starting, typed: { ...starting, name: "June Medal", startDate: "2026-06-13" } },
  );
  expect(copy).toMatchObject({
    ...{ name: "June Medal", location: "Elie", status: "upcoming", playFormatId: "net" },
    ...{ startDate: "2026-06-13", endDate: "", registrationDeadline: "" },
  });
});

test("kinds of fee are typed in lines, and come back as they were", () => {
  const fees = [
    { name: "Guest", amount: Cents.make(6000) },
    { name: "Junior, under 18", amount: Cents.make(1550) },
  ];
  expect(feeLines(fees)).toBe("Guest 60.00\nJunior, under 18 15.50");
  expect(feesIn(feeLines(fees))).toEqual([
    { name: "Guest", amount: "60.00" },
    { name: "Junior, under 18", amount: "15.50" },
  ]);
});

test("a line may have a colon and a sign, and one without an amount has none", () => {
  expect(feesIn("  Guest: €60 \n\nJunior")).toEqual([
    { name: "Guest", amount: "€60" },
    { name: "Junior", amount: "" },
  ]);
});

test("a new event must have what its call demands, and may leave the rest open", () => {
  const required = [...requiredInNewEvent];
  expect(required).toEqual(
    expect.arrayContaining(["name", "location", "startDate", "organizerEmail", "playFormatId"]),
  );
  for (const open of ["description", "endDate", "courseId", "teeId", "eventAdminId"] as const) {
    expect(required).not.toContain(open);
  }
});

test("settings may go on without what an import left out", () => {
  expect(requiredInSettings.has("name")).toBe(true);
  expect(requiredInSettings.has("organizerEmail")).toBe(false);
});
