import { Context, type Effect, Schema } from "effect";
import type { Distances, TeeNames } from "../../domain/golf/tee.ts";
import { CourseId, HoleId, HoleNumber, type TeeId } from "../../domain/shared/values.ts";
import type { Change, ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

export interface CourseFields extends TeeNames {
  readonly name: string;
  readonly location: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly description: string | null;
  readonly totalPar: number | null;
  /** In yards. */
  readonly totalYardage: number | null;
}

export interface Tee {
  readonly id: TeeId;
  readonly name: string;
  readonly courseRating: number | null;
  /** 55 to 155. */
  readonly slopeRating: number | null;
  readonly totalYards: number | null;
}

export interface HoleFields extends Distances {
  readonly holeNumber: HoleNumber;
  /** 3 to 6. */
  readonly par: number;
  /** 1 to 18; called `handicap` in the HTTP contract. */
  readonly strokeIndex: number;
}

export interface NewHole extends HoleFields {
  readonly id: HoleId;
}

/**
 * The whole new scorecard; tees without a name here keep theirs. An existing hole with the same
 * number keeps its id.
 */
export interface NewCard extends Partial<TeeNames> {
  readonly holes: ReadonlyArray<NewHole>;
}

export interface Hole extends NewHole {
  readonly courseId: CourseId;
}

export interface NewCourse extends CourseFields {
  readonly id: CourseId;
  readonly holes: ReadonlyArray<NewHole>;
  readonly tees: ReadonlyArray<Tee>;
}

export type TeeFields = Omit<Tee, "id">;

/** A new course in the form in which it is entered, without ids. */
export interface CourseInput
  extends Omit<CourseFields, "location" | keyof TeeNames>,
    Partial<TeeNames> {
  /** Null stands for "city, state". */
  readonly location: string | null;
  readonly holes: ReadonlyArray<HoleFields>;
  readonly tees: ReadonlyArray<TeeFields>;
}

export interface Course extends CourseFields {
  readonly id: CourseId;
  readonly status: "active" | "archived";
  /** Grows with every change of these fields, the tees and the holes. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly tees: ReadonlyArray<Tee>;
}

/**
 * Absent fields stay as they are. `tees` replaces the list: entries with known ids change that tee,
 * the others are new.
 */
export interface CourseChanges extends Partial<CourseFields> {
  readonly tees?: ReadonlyArray<Tee>;
}

/** The part of a course that other data show. */
type CourseName = Pick<Course, "id" | "name" | "location">;

/**
 * The part of a course that a card copies when it opens: at least one hole, in the order of the
 * numbers, and the tees in their order.
 */
export interface CourseForPlay extends TeeNames {
  readonly courseId: CourseId;
  readonly name: string;
  readonly location: string;
  readonly holes: ReadonlyArray<HoleFields & { readonly holeId: HoleId }>;
  readonly tees: ReadonlyArray<Tee>;
}

export class CourseNotFound extends Schema.TaggedError<CourseNotFound>()("CourseNotFound", {
  courseId: CourseId,
}) {}

export class HoleNotFound extends Schema.TaggedError<HoleNotFound>()("HoleNotFound", {
  holeId: HoleId,
}) {}

export class HoleNumberTaken extends Schema.TaggedError<HoleNumberTaken>()("HoleNumberTaken", {
  holeNumber: HoleNumber,
}) {}

/** Another administrator has changed the course since the revision that was edited. */
export class EditConflict extends Schema.TaggedError<EditConflict>()("EditConflict", {
  /** First and last name of the last author. */
  by: Schema.String,
  /** The changed fields, with the names of `Course`. */
  fields: Schema.Array(Schema.String),
}) {}

type Unavailable = ReferenceDataUnavailable;

/** Courses with their holes and tees. Every change writes a row of the audit. */
export class Courses extends Context.Service<
  Courses,
  {
    /** By name. */
    readonly list: (
      status: Course["status"] | "all",
    ) => Effect.Effect<ReadonlyArray<Course>, Unavailable>;
    /** Archived courses too, here and below. */
    readonly byId: (id: CourseId) => Effect.Effect<Course, CourseNotFound | Unavailable>;
    /** Only existing courses are returned. */
    readonly manyById: (
      ids: ReadonlyArray<CourseId>,
    ) => Effect.Effect<ReadonlyMap<CourseId, CourseName>, Unavailable>;
    /** By hole number. */
    readonly holesOf: (
      id: CourseId,
    ) => Effect.Effect<ReadonlyArray<Hole>, CourseNotFound | Unavailable>;
    /** Tees of any course. Only existing tees are returned. */
    readonly teeNames: (
      ids: ReadonlyArray<TeeId>,
    ) => Effect.Effect<ReadonlyMap<TeeId, string>, Unavailable>;
    /** With its holes and tees: what the first card of a round fixes for all cards. */
    readonly forPlay: (id: CourseId) => Effect.Effect<CourseForPlay, CourseNotFound | Unavailable>;
    /** If the id exists already, its course is returned and nothing is written. */
    readonly create: (
      course: NewCourse,
      origin: ChangeOrigin,
    ) => Effect.Effect<Course, Unavailable>;
    /** Without `basedOn` the last write wins. */
    readonly change: (
      id: CourseId,
      changes: CourseChanges,
      origin: ChangeOrigin,
      basedOn?: number,
    ) => Effect.Effect<Change<Course>, CourseNotFound | EditConflict | Unavailable>;
    /** Replaces all holes and the names of the tees in one edit of the course. */
    readonly changeCard: (
      id: CourseId,
      card: NewCard,
      origin: ChangeOrigin,
      basedOn?: number,
    ) => Effect.Effect<ReadonlyArray<Hole>, CourseNotFound | EditConflict | Unavailable>;
    /** If the id exists already, its hole is returned and nothing is written. */
    readonly addHole: (
      courseId: CourseId,
      hole: NewHole,
      origin: ChangeOrigin,
    ) => Effect.Effect<Hole, CourseNotFound | HoleNumberTaken | Unavailable>;
    readonly changeHole: (
      courseId: CourseId,
      holeId: HoleId,
      changes: Partial<HoleFields>,
      origin: ChangeOrigin,
    ) => Effect.Effect<Change<Hole>, HoleNotFound | HoleNumberTaken | Unavailable>;
    /** Open cards keep the hole as it was. */
    readonly deleteHole: (
      courseId: CourseId,
      holeId: HoleId,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, HoleNotFound | Unavailable>;
    /** Removes a course from the list. Archiving twice changes nothing more. */
    readonly archive: (
      id: CourseId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Course, CourseNotFound | Unavailable>;
    /** Returns a course to the list. Restoring an active course changes nothing. */
    readonly restore: (
      id: CourseId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Course, CourseNotFound | Unavailable>;
  }
>()("golf/application/ports/Courses") {}
