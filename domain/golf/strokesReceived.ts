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
  const everywhere = Math.floor(playingHandicap / holes.length);
  const extra = playingHandicap - everywhere * holes.length;
  const hardestFirst = holes.toSorted(
    (a, b) => a.strokeIndex - b.strokeIndex || a.holeNumber - b.holeNumber,
  );
  return new Map(
    hardestFirst.map(({ holeNumber }, rank) => [holeNumber, everywhere + (rank < extra ? 1 : 0)]),
  );
};
