import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { partOfList, searchQuery } from "../inputs/partOfList.ts";
import { sentence } from "../inputs/sentence.ts";
import { listFileQuery } from "../listFile.ts";
import { oneCourse } from "../params.ts";
import { Done } from "../shared.ts";
import { Course, Hole } from "./course.ts";
import { CourseChanges, NewCourse } from "./courseInput.ts";
import { withRoundsKept } from "./roundsKept.ts";

export const getCourse = endpoint({
  summary: "One course, archived ones too",
  method: "GET",
  path: "/api/courses/:courseId",
  access: "playerOrAdmin",
  from: ["courses"],
  params: oneCourse,
  success: { status: 200, body: Course },
  refusals: ["CourseNotFound"],
});

export const listHoles = endpoint({
  summary: "The holes of a course, by number",
  method: "GET",
  path: "/api/courses/:courseId/holes",
  access: "playerOrAdmin",
  from: ["courses"],
  params: oneCourse,
  success: { status: 200, body: Schema.Array(Hole) },
  refusals: ["CourseNotFound"],
});

const searchedCourses = {
  ...searchQuery(Course),
  status: Schema.optionalKey(
    Schema.Literals(["active", "archived", "all"]).pipe(sentence("Invalid status")),
  ),
};

export const exportCourses = endpoint({
  summary: "The courses as a file for spreadsheets, those that a search and a status leave",
  method: "GET",
  path: "/api/admin/courses.csv",
  access: "admin",
  from: ["courses"],
  query: Schema.Struct({ ...searchedCourses, ...listFileQuery }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});

export const listCourses = endpoint({
  summary: "The courses by name, without a status the active ones",
  method: "GET",
  path: "/api/courses",
  access: "playerOrAdmin",
  from: ["courses"],
  query: Schema.Struct({ ...partOfList, ...searchedCourses }),
  success: { status: 200, isPart: true, body: Schema.Array(Course) },
});

export const createCourse = endpoint({
  summary: "Creates a course, with holes and tees when they are known",
  method: "POST",
  path: "/api/courses",
  access: "admin",
  changes: ["courses"],
  body: NewCourse,
  success: { status: 201, body: Course },
  refusals: ["RatingDoesNotFit"],
});

export const changeCourse = endpoint({
  summary: "Changes a course or its tees",
  method: "PATCH",
  path: "/api/courses/:courseId",
  access: "admin",
  changes: ["courses"],
  params: oneCourse,
  body: CourseChanges,
  success: { status: 200, body: Schema.Struct({ ...Course.fields, ...withRoundsKept }) },
  refusals: ["CourseNotFound", "EditConflict", "RatingDoesNotFit"],
});

export const archiveCourse = endpoint({
  summary: "Archives a course",
  method: "DELETE",
  path: "/api/courses/:courseId",
  access: "admin",
  changes: ["courses"],
  params: oneCourse,
  success: { status: 200, body: Done },
  refusals: ["CourseNotFound"],
});

export const restoreCourse = endpoint({
  summary: "Takes the archiving of a course back",
  method: "POST",
  path: "/api/courses/:courseId/restore",
  access: "admin",
  changes: ["courses"],
  params: oneCourse,
  success: { status: 200, body: Course },
  refusals: ["CourseNotFound"],
});
