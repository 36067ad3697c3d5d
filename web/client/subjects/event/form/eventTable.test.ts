import { expect, test } from "vitest";
import { newEventValues, withCourse, withStart } from "./eventTable.ts";

const courses = [
  { id: "dunes", name: "Dunes", tees: [{ id: "white", name: "White" }] },
  { id: "links", name: "Widow's Reach Links", tees: [{ id: "pearl", name: " white " }] },
  { id: "heath", name: "The Heath", tees: [{ id: "gold", name: "Gold" }] },
  { id: "bare", name: "Bare Hill", tees: [] },
];

test("a location that nobody wrote follows the course, and a written one stays", () => {
  const dunes = withCourse({ ...newEventValues, teeId: "gone" }, courses, "dunes");
  expect(dunes).toMatchObject({ courseId: "dunes", teeId: "", location: "Dunes" });
  expect(withCourse(dunes, courses, "links").location).toBe("Widow's Reach Links");
  const written = { ...dunes, location: "Crail, Fife" };
  expect(withCourse(written, courses, "links").location).toBe("Crail, Fife");
});

test("the deadline follows the start until somebody chooses another", () => {
  const first = withStart(newEventValues, "2026-06-20");
  expect(first.registrationDeadline).toBe("2026-06-20");
  expect(withStart(first, "2026-06-21").registrationDeadline).toBe("2026-06-21");
  const early = { ...first, registrationDeadline: "2026-06-01" };
  expect(withStart(early, "2026-06-21").registrationDeadline).toBe("2026-06-01");
});

test("the tee holds on another course by its name, and is asked for where there is none", () => {
  const white = { ...newEventValues, courseId: "dunes", teeId: "white" };
  expect(withCourse(white, courses, "links").teeId).toBe("pearl");
  expect(withCourse(white, courses, "heath").teeId).toBe("white");
  expect(withCourse(white, courses, "bare").teeId).toBe("");
  expect(withCourse(newEventValues, courses, "links").teeId).toBe("");
});
