import { Schema } from "effect";
import { HoleChanges, NewHole } from "../card/holeInput.ts";
import { endpoint } from "../endpoint.ts";
import { oneCourse, oneHole } from "../params.ts";
import { Done } from "../shared.ts";
import { Hole } from "./course.ts";
import { withRoundsKept } from "./roundsKept.ts";

const ChangedHole = Schema.Struct({ ...Hole.fields, ...withRoundsKept });

export const addHole = endpoint({
  summary: "Adds a hole to a course",
  method: "POST",
  path: "/api/courses/:courseId/holes",
  access: "admin",
  changes: ["courses"],
  params: oneCourse,
  body: NewHole,
  success: { status: 201, body: ChangedHole },
  refusals: ["CourseNotFound", "HoleNumberTaken"],
});

export const changeHole = endpoint({
  summary: "Changes a hole",
  method: "PATCH",
  path: "/api/courses/:courseId/holes/:holeId",
  access: "admin",
  changes: ["courses"],
  params: oneHole,
  body: HoleChanges,
  success: { status: 200, body: ChangedHole },
  refusals: ["HoleNotFound", "HoleNumberTaken"],
});

export const deleteHole = endpoint({
  summary: "Deletes a hole; past scores stay",
  method: "DELETE",
  path: "/api/courses/:courseId/holes/:holeId",
  access: "admin",
  changes: ["courses"],
  params: oneHole,
  success: { status: 200, body: Schema.Struct({ ...Done.fields, ...withRoundsKept }) },
  refusals: ["HoleNotFound"],
});
