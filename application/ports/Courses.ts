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
 * A whole scorecard as it is to be; names that are left out stay. A hole that is there already keeps
 * its id, by its number.
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

export interface Course extends CourseFields {
  readonly id: CourseId;
  readonly status: "active" | "archived";
  /** Grows with every change of these fields, the tees and the holes. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly tees: ReadonlyArray<Tee>;
}

/** Absent fields stay. `tees` replaces the list: known ids keep their tee, the others are new. */
export interface CourseChanges extends Partial<CourseFields> {
  readonly tees?: ReadonlyArray<Tee>;
}

/** What reads of other things join. */
export type CourseName = Pick<Course, "id" | "name" | "location">;

/** What a card is opened on: holes by number, at least none; tees in the order they are kept. */
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

/** Somebody else changed it since the revision that an edit was based on. */
export class ChangedMeanwhile extends Schema.TaggedError<ChangedMeanwhile>()("ChangedMeanwhile", {
  /** First and last name of who changed it last. */
  by: Schema.String,
  /** As they are called in `Course`. */
  fields: Schema.Array(Schema.String),
}) {}

type Unavailable = ReferenceDataUnavailable;

/** Courses with their holes and tees. Every change leaves a row in the audit. */
export class Courses extends Context.Service<
  Courses,
  {
    /** By name. */
    readonly list: (
      status: Course["status"] | "all",
    ) => Effect.Effect<ReadonlyArray<Course>, Unavailable>;
    /** Archived courses too, here and below. */
    readonly byId: (id: CourseId) => Effect.Effect<Course, CourseNotFound | Unavailable>;
    /** Only those that are there. */
    readonly manyById: (
      ids: ReadonlyArray<CourseId>,
    ) => Effect.Effect<ReadonlyMap<CourseId, CourseName>, Unavailable>;
    /** By hole number. */
    readonly holesOf: (
      id: CourseId,
    ) => Effect.Effect<ReadonlyArray<Hole>, CourseNotFound | Unavailable>;
    /**
     * Kept in memory while the course stays as it is, but asks the database whether it does: ask only
     * for a card that is not open yet.
     */
    readonly forPlay: (id: CourseId) => Effect.Effect<CourseForPlay, CourseNotFound | Unavailable>;
    /** An id that is there already answers its course, with nothing written. */
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
    ) => Effect.Effect<Change<Course>, CourseNotFound | ChangedMeanwhile | Unavailable>;
    /** All holes at once, and what their tees are called: one edit of the course. */
    readonly changeCard: (
      id: CourseId,
      card: NewCard,
      origin: ChangeOrigin,
      basedOn?: number,
    ) => Effect.Effect<ReadonlyArray<Hole>, CourseNotFound | ChangedMeanwhile | Unavailable>;
    /** An id that is there already answers its hole, with nothing written. */
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
    /** Cards keep the hole as it was when they were opened. */
    readonly deleteHole: (
      courseId: CourseId,
      holeId: HoleId,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, HoleNotFound | Unavailable>;
    /** Archived courses leave the list; archiving twice is once. */
    readonly archive: (
      id: CourseId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Course, CourseNotFound | Unavailable>;
    /** Back into the list; restoring an active course changes nothing. */
    readonly restore: (
      id: CourseId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Course, CourseNotFound | Unavailable>;
  }
>()("golf/application/ports/Courses") {}
