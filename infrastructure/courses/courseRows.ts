import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Course } from "../../application/ports/Courses.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";

/** A course with its tees, in the form of the port. */
export const selectCourses = (db: ReferenceDb) =>
  db
    .selectFrom("courses")
    .select([
      "id",
      "name",
      "location",
      "address",
      "city",
      "state",
      "zipCode",
      "phone",
      "website",
      "description",
      "totalPar",
      "totalYardage",
      "blueTee",
      "whiteTee",
      "redTee",
      "status",
      "revision",
      "createdAt",
    ])
    .select((course) =>
      jsonArrayFrom(
        course
          .selectFrom("tees")
          .select(["tees.id", "tees.name", "courseRating", "slopeRating", "totalYards"])
          .whereRef("courseId", "=", "courses.id")
          .orderBy("position"),
      ).as("tees"),
    );

/** Locks the course, so that two changes of it or of its holes run one after the other. */
export const lockCourse = (tx: ReferenceDb, id: CourseId): Promise<Course | undefined> =>
  selectCourses(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export const selectHoles = (db: ReferenceDb, courseId: CourseId) =>
  db.selectFrom("holes").selectAll().where("courseId", "=", courseId).orderBy("holeNumber");
