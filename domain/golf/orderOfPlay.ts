/**
 * Holes as a group plays them that starts somewhere on the course: from there to the last one, then
 * from the first one on. Without such a start, or where the course lacks it, they stay as they are.
 */
export const inOrderOfPlay = <Hole extends { readonly holeNumber: number }>(
  holes: ReadonlyArray<Hole>,
  startHole: number | null,
): ReadonlyArray<Hole> => {
  const start = holes.findIndex(({ holeNumber }) => holeNumber === startHole);
  return start <= 0 ? holes : [...holes.slice(start), ...holes.slice(0, start)];
};
