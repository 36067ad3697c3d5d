interface HoleWithPar {
  readonly par: number | null;
}

/** Eighteen times 4 is the 72 of a round on a course without pars (docs/rules.md, The leaderboard). */
const parWithoutCard = 4;

export const parOf = ({ par }: HoleWithPar): number => par ?? parWithoutCard;

export const totalPar = (holes: ReadonlyArray<HoleWithPar>): number =>
  holes.reduce((total, hole) => total + parOf(hole), 0);
