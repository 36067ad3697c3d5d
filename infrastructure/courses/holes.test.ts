import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin } from "../../application/accounts/examples.ts";
import { aCourse, aHole } from "../../application/courses/examples.ts";
import {
  CourseNotFound,
  Courses,
  HoleNotFound,
  HoleNumberTaken,
} from "../../application/ports/Courses.ts";
import { CourseId, HoleNumber } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const courses = <A, E>(use: (courses: Courses["Service"]) => Effect.Effect<A, E>) =>
  Courses.use(use);

test("a hole is added once, with a number that is free", async ({ run }) => {
  const course = aCourse();
  const fourth = aHole(4);
  const add = (hole: typeof fourth, courseId = course.id) =>
    courses((port) => port.addHole(courseId, hole, anOrigin()));
  await run(courses((port) => port.create(course, anOrigin())));

  expect(await run(add(fourth))).toEqual({ ...fourth, courseId: course.id });
  expect(await run(add(fourth))).toEqual({ ...fourth, courseId: course.id });
  expect(await run(Effect.flip(add(aHole(4))))).toEqual(
    new HoleNumberTaken({ holeNumber: HoleNumber.make(4) }),
  );
  const nowhere = CourseId.make(randomUUID());
  expect(await run(Effect.flip(add(aHole(5), nowhere)))).toBeInstanceOf(CourseNotFound);
  expect(await run(courses((port) => port.holesOf(course.id)))).toHaveLength(4);
});

test("one of several commands that add the same hole number at the same time succeeds", async ({
  run,
}) => {
  const course = aCourse({ holes: [] });
  await run(courses((port) => port.create(course, anOrigin())));
  const rivals = Array.from({ length: 5 }, () =>
    Effect.result(courses((port) => port.addHole(course.id, aHole(1), anOrigin()))),
  );
  const outcomes = await run(Effect.all(rivals, { concurrency: "unbounded" }));
  expect(outcomes.filter(({ _tag }) => _tag === "Success")).toHaveLength(1);
  expect(await run(courses((port) => port.holesOf(course.id)))).toHaveLength(1);
});

test("a hole can be changed only on its own course, and keeps fields that are not named", async ({
  run,
}) => {
  const course = aCourse();
  const other = aCourse();
  const hole = course.holes[0] ?? aHole(3);
  const change = (changes: object, courseId = course.id) =>
    courses((port) => port.changeHole(courseId, hole.id, changes, anOrigin()));
  await run(courses((port) => port.create(course, anOrigin())));
  await run(courses((port) => port.create(other, anOrigin())));

  const { after } = await run(change({ par: 5, redDistance: 410 }));
  expect(after).toEqual({ ...hole, courseId: course.id, par: 5, redDistance: 410 });
  expect((await run(change({ holeNumber: 9 }))).after.holeNumber).toBe(9);
  expect(await run(Effect.flip(change({ holeNumber: 1 })))).toBeInstanceOf(HoleNumberTaken);
  expect(await run(Effect.flip(change({ par: 3 }, other.id)))).toBeInstanceOf(HoleNotFound);
});

test("a hole is deleted once, and the repeated command succeeds", async ({ run }) => {
  const course = aCourse();
  const hole = course.holes[0] ?? aHole(3);
  const remove = (origin: ReturnType<typeof anOrigin>) =>
    courses((port) => port.deleteHole(course.id, hole.id, origin));
  const origin = anOrigin();
  await run(courses((port) => port.create(course, anOrigin())));

  await run(remove(origin));
  await run(remove(origin));
  expect(await run(Effect.flip(remove(anOrigin())))).toBeInstanceOf(HoleNotFound);
  expect(await run(courses((port) => port.holesOf(course.id)))).toHaveLength(2);
});

test("the course for a new card is the course as it is at that moment", async ({ run }) => {
  const course = aCourse();
  const forPlay = courses((port) => port.forPlay(course.id));
  const hole = course.holes[1] ?? aHole(1);
  await run(courses((port) => port.create(course, anOrigin())));

  const first = await run(forPlay);
  expect(first).toMatchObject({ courseId: course.id, name: course.name, tees: course.tees });
  expect(first.holes.map(({ holeNumber }) => holeNumber)).toEqual([1, 2, 3]);
  const { id: holeId, ...fields } = hole;
  expect(first.holes[0]).toEqual({ ...fields, holeId });

  await run(courses((port) => port.changeHole(course.id, hole.id, { par: 5 }, anOrigin())));
  expect((await run(forPlay)).holes[0]?.par).toBe(5);
  await run(courses((port) => port.addHole(course.id, aHole(4), anOrigin())));
  expect((await run(forPlay)).holes).toHaveLength(4);
  await run(courses((port) => port.change(course.id, { tees: [] }, anOrigin())));
  expect((await run(forPlay)).tees).toEqual([]);
});
