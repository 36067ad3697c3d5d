interface IndexedHole {
  readonly holeNumber: number;
  readonly strokeIndex: number;
}

/**
 * The strokes a playing handicap gives on each hole, by hole number. They always add up to it.
 *
 * One stroke goes to every hole as often as the handicap has room, the rest to the lowest stroke
 * indexes. A plus handicap, stored negative, gives strokes back from the highest index downward.
 * Nine holes take the order of their indexes, and 9 in place of 18. Two holes that share an index
 * go by their numbers.
 *
 * Sources: https://www.randa.org/nl-NL/roh/appendices/appendix-e and, for plus handicaps,
 * https://www.randa.org/roh/appendices/appendix-c
 */
export const strokesReceived = (
  playingHandicap: number,
  holes: ReadonlyArray<IndexedHole>,
): ReadonlyMap<number, number> => {
  const received = strokesReceivedInOrder(playingHandicap, holes);
  return new Map(holes.map(({ holeNumber }, index) => [holeNumber, received[index] ?? 0]));
};

/** The same in the order of the holes: what a board of six hundred cards is counted with. */
export const strokesReceivedInOrder = (
  playingHandicap: number,
  holes: ReadonlyArray<IndexedHole>,
): ReadonlyArray<number> => {
  const count = holes.length;
  // The remainder, never negative. Without fractions on the way every number stays a small integer,
  // on which engines count several times as fast.
  const extra = ((playingHandicap % count) + count) % count;
  const everywhere = (playingHandicap - extra) / count;
  if (extra === 0) return holes.map(() => everywhere);
  if (haveEveryIndex(holes)) {
    return holes.map(({ strokeIndex }) => (strokeIndex <= extra ? everywhere + 1 : everywhere));
  }
  const withExtra = new Set(hardestFirst(holes).slice(0, extra));
  return holes.map((hole) => (withExtra.has(hole) ? everywhere + 1 : everywhere));
};

/** Each index from 1 to the number of holes, so that nothing needs to be sorted. */
const haveEveryIndex = (holes: ReadonlyArray<IndexedHole>) => {
  let seen = 0;
  for (const { strokeIndex } of holes) {
    if (strokeIndex > holes.length) return false;
    seen |= 1 << strokeIndex;
  }
  return seen === 2 ** (holes.length + 1) - 2;
};

const hardestFirst = (holes: ReadonlyArray<IndexedHole>) =>
  holes.toSorted((a, b) => a.strokeIndex - b.strokeIndex || a.holeNumber - b.holeNumber);
