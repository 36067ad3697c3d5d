/**
 * The holes in the order in which a group plays them: from its starting hole to the last one, then
 * from the first one on. Without a starting hole, or if the course lacks it, the order does not
 * change.
 */
export const inOrderOfPlay = <Hole extends { readonly holeNumber: number }>(
  holes: ReadonlyArray<Hole>,
  startHole: number | null,
): ReadonlyArray<Hole> => {
  const start = holes.findIndex(({ holeNumber }) => holeNumber === startHole);
  return start <= 0 ? holes : [...holes.slice(start), ...holes.slice(0, start)];
};
