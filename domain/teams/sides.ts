import { isOneBall } from "../golf/teams/oneBall.ts";
import { placedOnce } from "../golf/teams/placedOnce.ts";
import type { PlayerId } from "../shared/values.ts";
import type { Team } from "./teams.ts";

type Named = Pick<Team, "teamId" | "name" | "kind" | "playerIds">;

/** A pair or a team that has one line on the board, instead of one for each member. */
export interface Side {
  readonly id: Team["teamId"];
  readonly name: string;
  readonly playerIds: ReadonlyArray<PlayerId>;
}

/** The sides that an event of this format is played by; none where everybody plays for themselves. */
export const sidesIn = (
  teams: ReadonlyArray<Named>,
  playFormat: string | null,
): ReadonlyArray<Side> => {
  const isSide = ({ kind }: Named) =>
    isOneBall(playFormat) || (playFormat === "MATCH" && kind === "pair");
  return placedOnce(teams.filter(isSide)).map(({ teamId: id, name, playerIds }) => {
    return { id, name, playerIds };
  });
};
