/** How many tee off together at most. */
export const GROUP_SIZE = 4;

/**
 * How many play in each group, larger groups first: as few groups as fours allow, evenly filled, so
 * that nobody plays alone unless there is nobody else (docs/rules.md, Tee sheets).
 *
 * 13 players make 4, 3, 3, 3; 9 make 3, 3, 3; 5 make 3, 2.
 */
export const groupSizes = (players: number, largest = GROUP_SIZE): ReadonlyArray<number> => {
  const groups = Math.ceil(players / largest);
  return Array.from({ length: groups }, (_, index) => Math.ceil((players - index) / groups));
};
