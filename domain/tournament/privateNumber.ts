/**
 * Public numbers are counted from 1001, so each of them gives the next one away. The number of a
 * private tournament opens it, and is therefore drawn from all numbers of six digits.
 */
export const privateNumbers = { first: 100_000, last: 999_999 } as const;

export const isGuessable = (number: number) =>
  number < privateNumbers.first || number > privateNumbers.last;
