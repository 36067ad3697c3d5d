import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Course } from "../../application/ports/Courses.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";

/** A course as the port knows it, with its tees. */
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

/** Whoever changes a course or its holes waits here for whoever does so already. */
export const lockCourse = (tx: ReferenceDb, id: CourseId): Promise<Course | undefined> =>
  selectCourses(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export const selectHoles = (db: ReferenceDb, courseId: CourseId) =>
  db.selectFrom("holes").selectAll().where("courseId", "=", courseId).orderBy("holeNumber");
