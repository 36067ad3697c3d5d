import type { HoleWorth } from "./holeWorth.ts";

export type Scoring = "gross" | "net" | "stableford";

/**
 * The results by which level cards are compared, in this order: holes 10-18, 13-18, 16-18, 18, then
 * 4-9, 7-9, 9. `net` keeps its fractions. Strokes are empty lists where a hole was picked up: such
 * a card has no total that another one could be level with.
 */
export type Countback = Readonly<Record<Scoring, ReadonlyArray<number>>>;

interface PlayedHole extends Pick<HoleWorth, "gross" | "points"> {
  readonly holeNumber: number;
}

/**
 * For each hole number, the shortest stretch that contains it, in the order above. Holes 1 to 3 are
 * in no stretch.
 */
const shortestStretch = [-1, -1, -1, -1, 4, 4, 4, 5, 5, 6, 0, 0, 0, 1, 1, 1, 2, 2, 3] as const;

/** Each stretch contains the next shorter one, which is complete when it is added. */
const containing = [
  [2, 3],
  [1, 2],
  [0, 1],
  [5, 6],
  [4, 5],
] as const;

/**
 * The countback of a complete card. Net deducts the share of the playing handicap that belongs to
 * the holes of a stretch: one half for 9 of 18, one third for 6, one sixth for 3, one eighteenth for 1.
 * `ofCourse` is the number of holes that the handicap is for, also where not all of them count.
 *
 * Sources: http://www.golf-monthly.co.uk/features/the-game/countback-work-66195 and
 * http://hazelmeremensclub.org/Rules/Deciding%20Ties.htm
 */
export const countbackOf = (
  holes: ReadonlyArray<PlayedHole>,
  playingHandicap: number,
  ofCourse = holes.length,
): Countback => {
  const gross = [0, 0, 0, 0, 0, 0, 0];
  const stableford = [0, 0, 0, 0, 0, 0, 0];
  const count = [0, 0, 0, 0, 0, 0, 0];
  const isWhole = holes.every((hole) => hole.gross !== null);
  for (const hole of holes) {
    const stretch = shortestStretch[hole.holeNumber] ?? -1;
    if (stretch < 0) continue;
    add(gross, stretch, hole.gross ?? 0);
    add(stableford, stretch, hole.points);
    add(count, stretch, 1);
  }
  for (const [longer, shorter] of containing) {
    add(gross, longer, gross[shorter]);
    add(stableford, longer, stableford[shorter]);
    add(count, longer, count[shorter]);
  }
  // One division of whole numbers: equal scores give the same float, and different scores give
  // different floats.
  const net = gross.map((strokes, stretch) => {
    const share = playingHandicap * (count[stretch] ?? 0);
    return (strokes * ofCourse - share) / ofCourse;
  });
  return isWhole ? { gross, net, stableford } : { gross: [], net: [], stableford };
};

const add = (totals: Array<number>, stretch: number, value = 0) => {
  totals[stretch] = (totals[stretch] ?? 0) + value;
};

/** Below 0 when `a` is the better card, 0 when the countback leaves both level. */
export const compareCountback = (a: Countback, b: Countback, scoring: Scoring): number => {
  const others = b[scoring];
  const differences = a[scoring].map((own, index) => own - (others[index] ?? own));
  const first = differences.find((difference) => difference !== 0) ?? 0;
  return scoring === "stableford" ? -first : first;
};
