import { courseHandicap, type HandicapTerms } from "../handicap.ts";
import { scrambleHandicap } from "../worldHandicap/sideHandicap.ts";

/**
 * The playing handicap of a team whose members share one ball, from their handicap indexes on the
 * tee that is played. No index counts as 0. See `scrambleHandicap` for the shares.
 */
export const teamHandicap = (
  handicapIndexes: ReadonlyArray<number | null>,
  { tee, holes }: Pick<HandicapTerms, "tee" | "holes">,
): number =>
  scrambleHandicap(
    handicapIndexes.map((handicapIndex) => courseHandicap({ handicapIndex, tee, holes })),
  );
