interface IndexedHole {
  readonly holeNumber: number;
  readonly strokeIndex: number;
}

/**
 * The strokes that a playing handicap gives on each hole, by hole number. They always add up to it.
 *
 * Every hole gets one stroke as often as the handicap allows, and the remaining strokes go to the
 * lowest stroke indexes. A plus handicap, stored negative, gives strokes back from the highest
 * index downward. On nine holes the order of their indexes counts, and 9 takes the place of 18. If
 * two holes have the same index, the lower hole number comes first.
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

/** The same in the order of the holes, for boards with hundreds of cards. */
export const strokesReceivedInOrder = (
  playingHandicap: number,
  holes: ReadonlyArray<IndexedHole>,
): ReadonlyArray<number> => {
  const count = holes.length;
  // The remainder, never negative. Without fractions every number stays a small integer, with which
  // JavaScript engines calculate several times as fast.
  const extra = ((playingHandicap % count) + count) % count;
  const everywhere = (playingHandicap - extra) / count;
  if (extra === 0) return holes.map(() => everywhere);
  if (haveEveryIndex(holes)) {
    return holes.map(({ strokeIndex }) => (strokeIndex <= extra ? everywhere + 1 : everywhere));
  }
  const withExtra = new Set(hardestFirst(holes).slice(0, extra));
  return holes.map((hole) => (withExtra.has(hole) ? everywhere + 1 : everywhere));
};

/** Each index from 1 to the number of holes exists, so no sorting is needed. */
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
