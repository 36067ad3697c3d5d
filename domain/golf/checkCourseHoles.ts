interface CourseHole {
  readonly holeNumber: number;
  readonly strokeIndex: number;
}

/** A value that two holes have in common. */
interface RepeatedValue {
  /** The index of the later hole in the list, counted from 0. */
  readonly index: number;
  readonly field: keyof CourseHole;
  readonly value: number;
  /** How many holes have the value. */
  readonly times: number;
}

/**
 * Checks that a scorecard is possible: each hole number appears once, and so does each stroke
 * index. Nine holes may have any nine of the indexes 1 to 18. If a hole number appears twice, only
 * this is reported.
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
