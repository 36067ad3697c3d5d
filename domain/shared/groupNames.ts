const numbered = /^\s*group\s*(\d{1,6})\s*$/iu;

export const groupNamed = (number: number): string => `Group ${number}`;

/**
 * The number of the next group of a round. It follows the highest one, so that no name is used twice
 * after a group in between was deleted.
 */
export const nextGroupNumber = (names: ReadonlyArray<string>): number =>
  Math.max(0, ...names.map((name) => Number(numbered.exec(name)?.[1] ?? 0))) + 1;
