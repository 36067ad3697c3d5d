import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anAdministrator, anOrigin } from "../../application/accounts/examples.ts";
import { aCourse, aHole, aTee } from "../../application/courses/examples.ts";
import { Administrators } from "../../application/ports/Administrators.ts";
import { CourseNotFound, Courses, EditConflict } from "../../application/ports/Courses.ts";
import { CourseId, type HoleId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const courses = <A, E>(use: (courses: Courses["Service"]) => Effect.Effect<A, E>) =>
  Courses.use(use);

const byAdministrator = (id: string) => ({ ...anOrigin(), actor: { kind: "admin", id } as const });

test("a new course is stored with its tees and holes, and the same id again writes nothing", async ({
  run,
}) => {
  const { holes, tees, ...fields } = aCourse();
  const create = courses((port) => port.create({ ...fields, holes, tees }, anOrigin()));
  const created = await run(create);

  expect(created).toMatchObject({ ...fields, tees, status: "active", revision: 1 });
  expect(created.createdAt).toBeInstanceOf(Date);
  expect(await run(create)).toEqual(created);
  expect(await run(courses((port) => port.byId(fields.id)))).toEqual(created);
  expect(await run(courses((port) => port.holesOf(fields.id)))).toEqual(
    [holes[1], holes[2], holes[0]].map((hole) => ({ ...hole, courseId: fields.id })),
  );
});

test("an edit keeps fields that it does not name, and tees keep the ids that they are sent with", async ({
  run,
}) => {
  const course = aCourse();
  const [blue, white] = course.tees;
  const red = aTee({ name: "Red" });
  await run(courses((port) => port.create(course, anOrigin())));
  const renamed = { ...white, name: "Members" } as typeof red;
  const changes = { name: "Dawn Links", tees: [red, renamed] };
  const { before, after } = await run(
    courses((port) => port.change(course.id, changes, anOrigin(), 1)),
  );

  expect(before.tees).toEqual([blue, white]);
  expect(after).toEqual({ ...before, ...changes, revision: 2 });
  expect(await run(courses((port) => port.byId(course.id)))).toEqual(after);
});

test("an edit that changes nothing makes no revision", async ({ run }) => {
  const course = aCourse();
  await run(courses((port) => port.create(course, anOrigin())));
  const changes = { name: course.name, tees: course.tees };
  const { after } = await run(courses((port) => port.change(course.id, changes, anOrigin())));
  expect(after.revision).toBe(1);
});

test("when two administrators edit one revision, the second learns who changed which fields", async ({
  run,
}) => {
  const course = aCourse();
  const olga = anAdministrator({ firstName: "Olga", lastName: "Organiser" });
  const omar = anAdministrator({ firstName: "Omar", lastName: "Operator" });
  for (const administrator of [olga, omar]) {
    await run(Administrators.use((port) => port.create(administrator, anOrigin())));
  }
  await run(courses((port) => port.create(course, anOrigin())));

  const edit = (administrator: typeof olga, city: string) =>
    Effect.result(
      courses((port) =>
        port.change(course.id, { city, zipCode: city }, byAdministrator(administrator.id), 1),
      ),
    );
  const [first, second] = await run(
    Effect.all([edit(olga, "Aberdeen"), edit(omar, "Bristol")], { concurrency: "unbounded" }),
  );
  const [won, lost] =
    first._tag === "Success" ? ["Olga Organiser", second] : ["Omar Operator", first];
  expect(lost).toMatchObject({
    _tag: "Failure",
    failure: new EditConflict({ by: won, fields: ["city", "zipCode"] }),
  });
});

test("a conflict names the fields of every edit since the revision, and no others", async ({
  run,
}) => {
  const course = aCourse();
  const change = (changes: object, basedOn?: number) =>
    courses((port) => port.change(course.id, changes, anOrigin(), basedOn));
  await run(courses((port) => port.create(course, anOrigin())));
  await run(change({ phone: "1" }));
  await run(change({ city: "Aberdeen" }));
  await run(change({ state: "GA" }));

  expect(await run(Effect.flip(change({ name: "Late" }, 2)))).toMatchObject({
    fields: ["city", "state"],
  });
  await run(change({ name: "Late" }, 4));
});

test("a change of a hole makes a revision of its course, and a conflict names the holes", async ({
  run,
}) => {
  const course = aCourse();
  const olga = anAdministrator({ firstName: "Olga", lastName: "Organiser" });
  const [third, first] = course.holes;
  const byOlga = () => byAdministrator(olga.id);
  const change = (changes: object, basedOn?: number) =>
    courses((port) => port.change(course.id, changes, anOrigin(), basedOn));
  await run(Administrators.use((port) => port.create(olga, anOrigin())));
  await run(courses((port) => port.create(course, anOrigin())));
  await run(change({ phone: "1" }));

  const added = aHole(4);
  await run(courses((port) => port.addHole(course.id, added, byOlga())));
  await run(
    courses((port) => port.changeHole(course.id, first?.id as HoleId, { par: 5 }, byOlga())),
  );
  await run(courses((port) => port.deleteHole(course.id, third?.id as HoleId, byOlga())));
  await run(courses((port) => port.deleteHole(course.id, added.id, byOlga())));
  expect((await run(courses((port) => port.byId(course.id)))).revision).toBe(6);

  for (const revision of [2, 3, 4, 5]) {
    expect(await run(Effect.flip(change({ name: "Late" }, revision)))).toEqual(
      new EditConflict({ by: "Olga Organiser", fields: ["holes"] }),
    );
  }
  expect(await run(Effect.flip(change({ name: "Late" }, 1)))).toMatchObject({
    fields: ["holes", "phone"],
  });
  await run(change({ name: "Just in time" }, 6));
});

test("a change of a hole without a difference makes no revision", async ({ run }) => {
  const course = aCourse();
  const [hole] = course.holes;
  await run(courses((port) => port.create(course, anOrigin())));
  const changes = { par: hole?.par ?? 4 };
  await run(courses((port) => port.changeHole(course.id, hole?.id as HoleId, changes, anOrigin())));
  expect((await run(courses((port) => port.byId(course.id)))).revision).toBe(1);
});

test("an edit that is based on a revision that does not exist is refused", async ({ run }) => {
  const course = aCourse();
  await run(courses((port) => port.create(course, anOrigin())));
  const early = courses((port) => port.change(course.id, { name: "Early" }, anOrigin(), 2));
  expect(await run(Effect.flip(early))).toBeInstanceOf(EditConflict);
});

test("a repeated edit gives the first answer", async ({ run }) => {
  const course = aCourse();
  const origin = anOrigin();
  const edit = courses((port) => port.change(course.id, { name: "Dawn Links" }, origin, 1));
  await run(courses((port) => port.create(course, anOrigin())));
  await run(edit);
  expect((await run(edit)).after).toMatchObject({ name: "Dawn Links", revision: 2 });
});

test("an archived course leaves the list and can still be read", async ({ run }) => {
  const zeta = aCourse({ name: `zeta ${randomUUID()}` });
  const alpha = aCourse({ name: `Alpha ${randomUUID()}` });
  const namesListed = async () => {
    const listed = await run(courses((port) => port.list("active")));
    return listed.filter(({ id }) => [zeta.id, alpha.id].includes(id)).map(({ name }) => name);
  };
  await run(courses((port) => port.create(zeta, anOrigin())));
  await run(courses((port) => port.create(alpha, anOrigin())));
  expect(await namesListed()).toEqual([alpha.name, zeta.name]);

  await run(courses((port) => port.archive(zeta.id, anOrigin())));
  expect(await namesListed()).toEqual([alpha.name]);
  expect(await run(courses((port) => port.byId(zeta.id)))).toMatchObject({ status: "archived" });
  const { id, name, location } = zeta;
  expect(await run(courses((port) => port.manyById([id])))).toEqual(
    new Map([[id, { id, name, location }]]),
  );
});

test("an archived course can be restored, and is listed as archived until then", async ({
  run,
}) => {
  const course = aCourse();
  const isListed = async (status: "active" | "archived" | "all") =>
    (await run(courses((port) => port.list(status)))).some(({ id }) => id === course.id);
  const listed = async () => [
    await isListed("active"),
    await isListed("archived"),
    await isListed("all"),
  ];
  await run(courses((port) => port.create(course, anOrigin())));
  await run(courses((port) => port.archive(course.id, anOrigin())));
  expect(await listed()).toEqual([false, true, true]);

  const restored = await run(courses((port) => port.restore(course.id, anOrigin())));
  expect(restored).toMatchObject({ status: "active", revision: 3 });
  expect(await listed()).toEqual([true, false, true]);
  const again = await run(courses((port) => port.restore(course.id, anOrigin())));
  expect(again.revision).toBe(3);
});

test("a course that does not exist can be neither read nor changed", async ({ run }) => {
  const courseId = CourseId.make(randomUUID());
  const refusals = [
    await run(Effect.flip(courses((port) => port.byId(courseId)))),
    await run(Effect.flip(courses((port) => port.holesOf(courseId)))),
    await run(Effect.flip(courses((port) => port.forPlay(courseId)))),
    await run(Effect.flip(courses((port) => port.change(courseId, {}, anOrigin())))),
    await run(Effect.flip(courses((port) => port.archive(courseId, anOrigin())))),
    await run(Effect.flip(courses((port) => port.restore(courseId, anOrigin())))),
  ];
  expect(refusals.every((refusal) => refusal instanceof CourseNotFound)).toBe(true);
});
