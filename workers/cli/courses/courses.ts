import { Console, Effect, Option, Schema } from "effect";
import { type Course, Courses } from "../../../application/ports/Courses.ts";
import { oneWord } from "../../../domain/shared/searchText.ts";
import { CourseId } from "../../../domain/shared/values.ts";
import { asOperator } from "../asOperator.ts";
import { Refused } from "../refused.ts";
import { countText } from "../terminal/countText.ts";

interface Json {
  readonly json: boolean;
}

export const listCourses = Effect.fn("golf courses list")(function* ({
  all,
  json,
}: Json & { readonly all: boolean }) {
  const found = yield* Courses.use(({ list }) => list(all ? "all" : "active"));
  if (json) return yield* Console.log(JSON.stringify(found.map(shown)));
  for (const course of found) yield* Console.log(lineOf(course));
  yield* Console.log(`${countText(found.length, "course")}.`);
});

const shown = ({ id, name, city, state, totalPar, status }: Course) => ({
  ...{ id, name, city, state, totalPar, status },
});

const lineOf = ({ id, name, city, state, status }: Course) =>
  [id, name, `${city}, ${state}`, ...(status === "archived" ? ["archived"] : [])].join("\t");

export const archiveCourse = Effect.fn("golf courses archive")(function* (
  text: string,
  { json }: Json,
) {
  const id = yield* findCourse(text);
  const course = yield* Courses.use(({ archive }) => archive(id, asOperator()));
  const sentence = `Archived ${course.name}: new events do not have it to choose.`;
  yield* report(course, json, sentence);
});

export const restoreCourse = Effect.fn("golf courses restore")(function* (
  text: string,
  { json }: Json,
) {
  const id = yield* findCourse(text);
  const course = yield* Courses.use(({ restore }) => restore(id, asOperator()));
  yield* report(course, json, `Restored ${course.name}.`);
});

/** Names are not unique, so the operator confirms that the right course was found. */
const findCourse = Effect.fnUntraced(function* (text: string) {
  const id = Option.getOrNull(Schema.decodeUnknownOption(CourseId)(text));
  const wanted = oneWord(text);
  const courses = yield* Courses.use(({ list }) => list("all"));
  const found = courses.filter((course) => course.id === id || oneWord(course.name) === wanted);
  const [first, ...others] = found;
  if (first === undefined) {
    return yield* new Refused({
      message: `There is no course ${text}: golf courses list --all shows them.`,
    });
  }
  if (others.length > 0) {
    return yield* new Refused({ message: `More than one course is called ${text}: say its id.` });
  }
  return first.id;
});

const report = (course: Course, json: boolean, sentence: string) =>
  Console.log(json ? JSON.stringify(shown(course)) : sentence);
