/**
 * A side that plays one ball has one handicap: these shares of its players' course handicaps, the
 * lowest handicap first, in percent.
 *
 * Source: Rules of Handicapping, Appendix C,
 * https://usga.org/content/usga/home-page/handicapping/roh/Content/rules/Appendix%20C%20Handicap%20Allowances.htm
 */
export const sideAllowances = {
  /** Alternate shots: half of the combined handicap. */
  foursomes: [50, 50],
  greensomes: [60, 40],
  /** Also called Pinehurst. */
  chapman: [60, 40],
  scrambleOfTwo: [35, 15],
  scrambleOfThree: [30, 20, 10],
  scrambleOfFour: [25, 20, 15, 10],
} as const satisfies Readonly<Record<string, ReadonlyArray<number>>>;
export type SideFormat = keyof typeof sideAllowances;
