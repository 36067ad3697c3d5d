/**
 * What the office has said of a round: it was cancelled, or only some of its holes count, for
 * everybody the same. A round of which nothing was said counts with all of its holes.
 *
 * Source: Committee Procedures 6E of the Rules of Golf.
 */
export interface RoundRuling {
  readonly roundNumber: number;
  /** False for a cancelled round: no hole of it counts. */
  readonly counts: boolean;
  /** The only holes that count; null for all of them. */
  readonly holes: ReadonlyArray<number> | null;
}

export type RoundRulings = ReadonlyArray<RoundRuling>;

const rulingOn = (rulings: RoundRulings, roundNumber: number) =>
  rulings.find((ruling) => ruling.roundNumber === roundNumber);

export const roundCounts = (rulings: RoundRulings, roundNumber: number): boolean =>
  rulingOn(rulings, roundNumber)?.counts ?? true;

/** The only holes of a round that count, none where it was cancelled; null for all of them. */
export const onlyHoles = (
  rulings: RoundRulings,
  roundNumber: number,
): ReadonlyArray<number> | null => {
  const ruling = rulingOn(rulings, roundNumber);
  return ruling?.counts === false ? [] : (ruling?.holes ?? null);
};

export const holeCounts = (
  rulings: RoundRulings,
  roundNumber: number,
  holeNumber: number,
): boolean => onlyHoles(rulings, roundNumber)?.includes(holeNumber) ?? true;
