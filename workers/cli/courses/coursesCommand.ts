import type { Command } from "commander";
import type { Effect, ManagedRuntime } from "effect";
import { archiveCourse, listCourses, restoreCourse } from "./courses.ts";

type CoursesServices = Effect.Services<
  ReturnType<typeof archiveCourse | typeof listCourses | typeof restoreCourse>
>;

interface Json {
  readonly json: boolean;
}

const which = ["<course>", "an id, or a name"] as const;

/** `golf courses`: the courses that new events may choose. */
export const registerCoursesCommand = (
  program: Command,
  runtime: ManagedRuntime.ManagedRuntime<CoursesServices, unknown>,
) => {
  const courses = program.command("courses").description("Courses to play on");
  const word = (name: string, description: string) =>
    courses
      .command(name)
      .description(description)
      .option("--json", "print one JSON document for scripts", false);

  word("list", "Show the courses")
    .option("--all", "those that were archived too", false)
    .action((options: Json & { readonly all: boolean }) =>
      runtime.runPromise(listCourses(options)),
    );
  word("archive", "Take a course out of the list; events on it go on")
    .argument(...which)
    .action((course: string, options: Json) => runtime.runPromise(archiveCourse(course, options)));
  word("restore", "Put an archived course back into the list")
    .argument(...which)
    .action((course: string, options: Json) => runtime.runPromise(restoreCourse(course, options)));
};
