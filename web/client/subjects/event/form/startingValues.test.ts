import { expect, test } from "vitest";
import { newEventValues } from "./eventTable.ts";
import { copied, startingValues } from "./startingValues.ts";
import type { EventChoices } from "./useEventChoices.ts";

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
