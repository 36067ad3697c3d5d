import { compare, decimal, type Fraction, percent, sumOf, times } from "../fraction.ts";
import { roundHalfUp } from "../roundHalfUp.ts";
import { type SideFormat, sideAllowances } from "./allowances.ts";

/** Exact, or as a person wrote it. Plus handicaps are negative. */
type CourseHandicap = Fraction | number;

/**
 * The playing handicap of a side that plays one ball: shares of its players' course handicaps, the
 * lowest first, rounded half up once. If there are more players than shares, the highest handicaps
 * add nothing.
 *
 * Source: Rules of Handicapping, Appendix C; the shares are those of `sideAllowances`.
 */
export const sideHandicap = (
  format: SideFormat,
  courseHandicaps: ReadonlyArray<CourseHandicap>,
): number => {
  const shares: ReadonlyArray<number> = sideAllowances[format];
  const lowestFirst = courseHandicaps.map(exactly).toSorted(compare);
  const received = lowestFirst.slice(0, shares.length);
  return roundHalfUp(
    sumOf(received.map((handicap, rank) => times(handicap, percent(shares[rank] ?? 0)))),
  );
};

/**
 * The playing handicap of a scramble team by its size. In a team of more than four, the four lowest
 * count; a single player has the full course handicap. 0 without players.
 */
export const scrambleHandicap = (courseHandicaps: ReadonlyArray<CourseHandicap>): number => {
  switch (courseHandicaps.length) {
    case 0:
      return 0;
    case 1:
      return roundHalfUp(sumOf(courseHandicaps.map(exactly)));
    case 2:
      return sideHandicap("scrambleOfTwo", courseHandicaps);
    case 3:
      return sideHandicap("scrambleOfThree", courseHandicaps);
    default:
      return sideHandicap("scrambleOfFour", courseHandicaps);
  }
};

const exactly = (handicap: CourseHandicap) =>
  typeof handicap === "number" ? decimal(handicap) : handicap;
