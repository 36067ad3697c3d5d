import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { anOrigin } from "../../../application/accounts/examples.ts";
import { aCourse } from "../../../application/courses/examples.ts";
import { Courses } from "../../../application/ports/Courses.ts";
import { test as base } from "../import/testing/product.ts";
import { commandLine, type Ended, script } from "../testing/commands.ts";
import { registerCoursesCommand } from "./coursesCommand.ts";

interface Fixtures {
  readonly courses: (...args: ReadonlyArray<string>) => Promise<Ended>;
  readonly newCourse: (name: string) => Promise<string>;
}

const test = base.extend<Fixtures>({
  courses: async ({ product }, use) => {
    const run = commandLine((program) => registerCoursesCommand(program, product));
    await use((...args) => run(script, "courses", ...args));
  },
  newCourse: async ({ product }, use) =>
    use(async (name) => {
      const course = { ...aCourse(), name };
      await product.runPromise(Courses.use(({ create }) => create(course, anOrigin())));
      return course.id;
    }),
});

test("an archived course is not listed until it is restored", async ({ courses, newCourse }) => {
  const id = await newCourse("Dune Links");
  const listed = async (...args: ReadonlyArray<string>) =>
    (await courses("list", ...args)).output.find((line) => line.startsWith(id));
  expect(await listed()).toContain("Dune Links");
  expect(await courses("archive", "dune links")).toEqual({
    code: 0,
    output: ["Archived Dune Links: new events do not have it to choose."],
  });
  expect(await listed()).toBeUndefined();
  expect(await listed("--all")).toMatch(/\tarchived$/u);
  const { output } = await courses("list", "--all", "--json");
  expect(JSON.parse(output[0] ?? "")).toContainEqual(
    expect.objectContaining({ id, status: "archived" }),
  );
  expect(await courses("restore", id)).toEqual({ code: 0, output: ["Restored Dune Links."] });
  expect(await listed()).not.toMatch(/archived/u);
});

test("every refused command prints one sentence", async ({ courses, newCourse }) => {
  await newCourse("Twin Pines");
  await newCourse("Twin Pines");
  const nowhere = randomUUID();
  for (const word of ["archive", "restore"]) {
    expect(await courses(word, "Twin Pines")).toEqual({
      code: 1,
      output: ["More than one course is called Twin Pines: say its id."],
    });
    expect(await courses(word, nowhere)).toEqual({
      code: 1,
      output: [`There is no course ${nowhere}: golf courses list --all shows them.`],
    });
  }
  expect((await courses("demolish", nowhere)).code).toBe(2);
});
