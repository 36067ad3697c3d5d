interface NumberedHole {
  readonly holeNumber: number;
}

/**
 * The holes in the order in which a group plays them: from its starting hole to the last one, then
 * from the first one on. Without a starting hole, or if the course lacks it, they begin with the
 * lowest number.
 */
export const inOrderOfPlay = <Hole extends NumberedHole>(
  holes: ReadonlyArray<Hole>,
  startHole: number | null,
): ReadonlyArray<Hole> => {
  const byNumber = holes.toSorted((a, b) => a.holeNumber - b.holeNumber);
  const start = byNumber.findIndex(({ holeNumber }) => holeNumber === startHole);
  return start <= 0 ? byNumber : [...byNumber.slice(start), ...byNumber.slice(0, start)];
};

/** The group of a tee sheet in which players begin a round. */
export interface StartingGroup<Id extends string = string> {
  readonly roundNumber: number;
  readonly playerIds: ReadonlyArray<Id>;
  /** Null or absent stands for the first hole. */
  readonly startHole?: number | null;
}

const firstHole = 1;

/** The hole on which a player begins a round: the first one unless a group says otherwise. */
export const startHoleOf = <Id extends string>(
  groups: ReadonlyArray<StartingGroup<Id>>,
  roundNumber: number,
  playerId: Id,
): number =>
  groups.find((group) => group.roundNumber === roundNumber && group.playerIds.includes(playerId))
    ?.startHole ?? firstHole;

/**
 * The hole from which players meet who begin a round on these holes, in one group or in several. If
 * the holes differ, what they play against each other goes by the numbers of the holes.
 */
export const commonStartHole = (startHoles: ReadonlyArray<number>): number => {
  const [start = firstHole, ...others] = startHoles;
  return others.every((other) => other === start) ? start : firstHole;
};

/**
 * Holes that a player has passed over, in the order of play: nothing stands there, but something
 * does on a hole behind.
 */
export const passedOver = (
  holes: ReadonlyArray<NumberedHole>,
  startHole: number | null,
  played: Readonly<Record<number, unknown>>,
): ReadonlyArray<number> => {
  const numbers = inOrderOfPlay(holes, startHole).map(({ holeNumber }) => holeNumber);
  const last = numbers.findLastIndex((number) => played[number] !== undefined);
  return numbers.slice(0, Math.max(0, last)).filter((number) => played[number] === undefined);
};
