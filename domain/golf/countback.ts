import { range } from "./range.ts";

export type Scoring = "gross" | "net" | "stableford";

/**
 * What level cards are compared by, in this order: holes 10-18, 13-18, 16-18, 18, then 4-9, 7-9, 9.
 * `net` keeps its fractions.
 */
export type Countback = Readonly<Record<Scoring, ReadonlyArray<number>>>;

export interface PlayedHole {
  readonly holeNumber: number;
  readonly gross: number;
  readonly points: number;
}

const stretches = [
  range(10, 18),
  range(13, 18),
  range(16, 18),
  range(18, 18),
  range(4, 9),
  range(7, 9),
  range(9, 9),
].map((holes) => new Set(holes));

/**
 * The countback of a complete card. Net deducts the share of the playing handicap that belongs to
 * the holes of a stretch: one half for 9 of 18, one third for 6, one sixth for 3, one eighteenth for 1.
 *
 * Sources: http://www.golf-monthly.co.uk/features/the-game/countback-work-66195 and
 * http://hazelmeremensclub.org/Rules/Deciding%20Ties.htm
 */
export const countbackOf = (
  holes: ReadonlyArray<PlayedHole>,
  playingHandicap: number,
): Countback => {
  const played = stretches.map((stretch) => {
    const within = holes.filter(({ holeNumber }) => stretch.has(holeNumber));
    const gross = within.reduce((total, hole) => total + hole.gross, 0);
    const points = within.reduce((total, hole) => total + hole.points, 0);
    return { holes: within.length, gross, points };
  });
  // One division of whole numbers: equal scores give the same float, different ones never meet.
  const netOf = (stretch: { readonly holes: number; readonly gross: number }) =>
    (stretch.gross * holes.length - playingHandicap * stretch.holes) / holes.length;
  return {
    gross: played.map(({ gross }) => gross),
    net: played.map(netOf),
    stableford: played.map(({ points }) => points),
  };
};

/** Below 0 when `a` is the better card, 0 when the countback leaves both level. */
export const compareCountback = (a: Countback, b: Countback, scoring: Scoring): number => {
  const others = b[scoring];
  const differences = a[scoring].map((own, index) => own - (others[index] ?? own));
  const first = differences.find((difference) => difference !== 0) ?? 0;
  return scoring === "stableford" ? -first : first;
};
