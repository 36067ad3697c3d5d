import { Effect } from "effect";
import { expect } from "vitest";
import type { TeeId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { anOrigin } from "../accounts/examples.ts";
import { Courses, EditConflict } from "../ports/Courses.ts";
import { changeCourse } from "./changeCourse.ts";
import { createCourse } from "./createCourse.ts";
import { aCourse, aHole, aTee } from "./examples.ts";
import { addHole, changeHole, deleteHole } from "./holes.ts";

const { id: _course, ...anInput } = aCourse();
const { id: _hole, ...fourth } = aHole(4);

const holesOf = (id: typeof _course) => Courses.use((courses) => courses.holesOf(id));

test("a course that is sent twice is created once, and without a location it is in its city", async ({
  run,
}) => {
  const origin = anOrigin();
  const create = createCourse({ ...anInput, location: null }, origin);
  const course = await run(create);
  expect(course).toMatchObject({ name: anInput.name, location: "Harbour, FL" });
  expect(await run(create)).toEqual(course);
  expect(await run(holesOf(course.id))).toHaveLength(3);
});

test("an edit moves the location with the city when it is left empty", async ({ run }) => {
  const course = await run(createCourse(anInput, anOrigin()));
  const edit = (fields: object) => run(changeCourse(course.id, fields, anOrigin()));
  expect((await edit({ city: "Aberdeen" })).location).toBe(course.location);
  expect((await edit({ location: null })).location).toBe("Aberdeen, FL");
});

test("tees keep the ids of this course; all other tees get new ids once", async ({ run }) => {
  const course = await run(createCourse(anInput, anOrigin()));
  const [blue] = course.tees;
  const known = { ...aTee({ name: "Back" }), id: blue?.id as TeeId };
  const origin = anOrigin();
  const edit = changeCourse(
    course.id,
    { tees: [known, known, aTee(), { ...aTee(), id: null }] },
    origin,
  );

  const { tees } = await run(edit);
  expect(tees[0]).toEqual(known);
  expect(new Set(tees.map(({ id }) => id)).size).toBe(4);
  expect((await run(edit)).tees).toEqual(tees);
});

test("the second of two edits of the same revision is refused", async ({ run }) => {
  const course = await run(createCourse(anInput, anOrigin()));
  const edit = (name: string) => changeCourse(course.id, { name }, anOrigin(), course.revision);
  await run(edit("Dawn Links"));
  expect(await run(Effect.flip(edit("Noon Links")))).toEqual(
    new EditConflict({ by: "The command line", fields: ["name"] }),
  );
});

test("a hole is added, changed and deleted; a repeated command changes nothing", async ({
  run,
}) => {
  const course = await run(createCourse(anInput, anOrigin()));
  const adding = anOrigin();
  const hole = await run(addHole(course.id, fourth, adding));
  expect(await run(addHole(course.id, fourth, adding))).toEqual(hole);
  expect(await run(changeHole(course.id, hole.id, { par: 5 }, anOrigin()))).toEqual({
    ...hole,
    par: 5,
  });

  const deleting = anOrigin();
  await run(deleteHole(course.id, hole.id, deleting));
  await run(deleteHole(course.id, hole.id, deleting));
  expect(await run(holesOf(course.id))).toHaveLength(3);
});
