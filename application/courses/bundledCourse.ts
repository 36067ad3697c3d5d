import { Effect } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import type { BundledCourse } from "../ports/CourseCatalogue.ts";
import { createCourse } from "./createCourse.ts";

const catalogue: Actor = { kind: "system", id: "course catalogue" };

/** Creates a course from the catalogue. A later call finds the same course. */
export const takeFromCatalogue = Effect.fn("takeFromCatalogue")(function* ({
  id,
  course,
}: BundledCourse) {
  const commandId = commandIdOf(catalogue, "createCourse", id);
  return yield* createCourse(course, { actor: catalogue, commandId });
});
