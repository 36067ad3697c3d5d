/**
 * Public numbers are counted from 1001, so the next one is easy to guess. The number of a private
 * tournament gives access to it, so it is drawn at random from all numbers of six digits.
 */
export const privateNumbers = { first: 100_000, last: 999_999 } as const;

export const isGuessable = (number: number) =>
  number < privateNumbers.first || number > privateNumbers.last;
