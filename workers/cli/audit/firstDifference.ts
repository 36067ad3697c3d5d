interface Difference {
  /** The names that lead to it, such as `event.holeScores[0].strokes`. */
  readonly field: string;
  readonly left: unknown;
  readonly right: unknown;
}

/**
 * The innermost field in which two values of JSON differ first; null if they are equal. On the side
 * that does not have the field the value is undefined.
 */
export const firstDifference = (left: unknown, right: unknown, field = ""): Difference | null => {
  if (left === right) return null;
  const [ours, theirs] = [fieldsOf(left), fieldsOf(right)];
  if (!ours || !theirs || Array.isArray(left) !== Array.isArray(right)) {
    return { field, left, right };
  }
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const inner = Array.isArray(left)
      ? `${field}[${name}]`
      : [field, name].filter(Boolean).join(".");
    const difference = firstDifference(ours.get(name), theirs.get(name), inner);
    if (difference) return difference;
  }
  return null;
};

/** Null for a value without fields. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)) : null;
