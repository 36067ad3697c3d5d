/** The largest number of players in a group. */
export const GROUP_SIZE = 4;

/**
 * The sizes of the groups, larger groups first: as few groups as fours allow, filled evenly, so
 * that no player plays alone unless there is only one (docs/rules.md, Tee sheets).
 *
 * 13 players make 4, 3, 3, 3; 9 make 3, 3, 3; 5 make 3, 2.
 */
export const groupSizes = (players: number, largest = GROUP_SIZE): ReadonlyArray<number> => {
  const groups = Math.ceil(players / largest);
  return Array.from({ length: groups }, (_, index) => Math.ceil((players - index) / groups));
};
