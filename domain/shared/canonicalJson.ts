/**
 * The canonical text of a value by RFC 8785: keys in the order of their UTF-16 units, numbers and
 * strings as JSON.stringify writes them. Equal values have equal bytes, whichever store or program
 * they passed through.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(",")}]`;
  }
  if (value === null || typeof value !== "object") return scalar(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
};

const scalar = (value: unknown): string => {
  const hasForm = typeof value !== "number" || Number.isFinite(value);
  const text = hasForm ? (JSON.stringify(value) as string | undefined) : undefined;
  if (text === undefined) throw new Error("JSON has no form for this value.");
  return text;
};
