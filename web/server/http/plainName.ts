/** "summer-open": only letters and digits are safe in a header and on every disk. */
export const plainName = (name: string): string => {
  const plain = name.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
  return (plain.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
};
