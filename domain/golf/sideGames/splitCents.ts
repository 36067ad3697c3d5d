/** Equal parts of an amount in whole cents. The first parts get one leftover cent each. */
export const splitCents = (amount: number, parts: number): ReadonlyArray<number> => {
  const each = Math.floor(amount / parts);
  const leftover = amount - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index < leftover ? 1 : 0));
};
