/**
 * Public numbers count from 1001, so whoever knows one can guess the next. The number of a private
 * tournament opens it: that one is drawn from all numbers of six digits.
 */
export const privateNumbers = { first: 100_000, last: 999_999 } as const;

export const isGuessable = (number: number) =>
  number < privateNumbers.first || number > privateNumbers.last;
