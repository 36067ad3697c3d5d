import { courseHandicap, type HandicapTerms } from "../handicap.ts";
import { scrambleHandicap } from "../worldHandicap/sideHandicap.ts";

type TeamMember = Pick<HandicapTerms, "handicapIndex" | "tee">;

/**
 * The playing handicap of a team whose members share one ball, from the handicap index of each
 * member on the member's tee. A missing index counts as 0. See `scrambleHandicap` for the shares.
 */
export const teamHandicap = (
  members: ReadonlyArray<TeamMember>,
  holes: HandicapTerms["holes"],
): number =>
  scrambleHandicap(
    members.map(({ handicapIndex, tee }) => courseHandicap({ handicapIndex, tee, holes })),
  );
