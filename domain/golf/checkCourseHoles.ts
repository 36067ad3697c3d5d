export interface CourseHole {
  readonly holeNumber: number;
  readonly strokeIndex: number;
}

/** A value of a hole that another hole has already. */
export interface RepeatedValue {
  /** Of the later hole in the list, counted from 0. */
  readonly index: number;
  readonly field: keyof CourseHole;
  readonly value: number;
  /** How many holes have the value. */
  readonly times: number;
}

/**
 * What makes a scorecard impossible: each hole number stands there once, and so does each stroke
 * index. Nine holes may take any nine of 1 to 18. Of a hole that is listed twice only that is said.
 *
 * Source: Appendix E, https://www.randa.org/nl-NL/roh/appendices/appendix-e
 */
export const checkCourseHoles = (holes: ReadonlyArray<CourseHole>): ReadonlyArray<RepeatedValue> =>
  holes.flatMap((hole, index) => {
    const earlier = holes.slice(0, index);
    const field = fields.find((name) => earlier.some((other) => other[name] === hole[name]));
    if (field === undefined) return [];
    const value = hole[field];
    return [{ index, field, value, times: holes.filter((each) => each[field] === value).length }];
  });

const fields = ["holeNumber", "strokeIndex"] as const;
