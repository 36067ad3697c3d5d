import { isOneBall } from "../golf/teams/oneBall.ts";
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
  const placed = new Set<PlayerId>();
  return teams.filter(isSide).flatMap(({ teamId: id, name, playerIds }) => {
    if (playerIds.some((player) => placed.has(player))) return [];
    for (const player of playerIds) placed.add(player);
    return [{ id, name, playerIds }];
  });
};
