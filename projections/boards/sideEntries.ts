import type { Person } from "../../application/ports/People.ts";
import { isOneBall } from "../../domain/golf/teams/oneBall.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { Team } from "../../domain/teams/teams.ts";
import type { BoardPlayer } from "../leaderboard/queries.ts";
import type { PlayerStatus } from "../registrations/tables.ts";

/** A pair or a team that has one line on the board, instead of one for each member. */
export interface SideOnBoard {
  readonly id: Team["teamId"];
  readonly name: string;
  readonly playerIds: ReadonlyArray<PlayerId>;
}

/** The sides that an event of this format is played by; none where everybody plays for themselves. */
export const sidesOnBoard = (
  teams: ReadonlyArray<Pick<Team, "teamId" | "name" | "playerIds">>,
  playFormat: string | null,
): ReadonlyArray<SideOnBoard> => {
  const isSide = (team: Pick<Team, "playerIds">) =>
    isOneBall(playFormat) || (playFormat === "MATCH" && team.playerIds.length === 2);
  const placed = new Set<PlayerId>();
  return teams.flatMap(({ teamId: id, name, playerIds }) => {
    if (!isSide({ playerIds }) || playerIds.some((player) => placed.has(player))) return [];
    for (const player of playerIds) placed.add(player);
    return [{ id, name, playerIds }];
  });
};

/** Those who are in the field, in the order of the side. */
export const membersOf = (
  { playerIds }: SideOnBoard,
  players: ReadonlyArray<BoardPlayer>,
): ReadonlyArray<BoardPlayer> =>
  playerIds.flatMap((id) => players.find(({ player_id }) => player_id === id) ?? []);

/** A side is called by its name, in the place of that of a player. */
export const personOf = ({ name }: SideOnBoard): Person => ({
  ...{ firstName: name, lastName: "", handicap: null, profileImage: null },
});

/** A side plays on as long as one of its members does. */
export const statusOf = (members: ReadonlyArray<BoardPlayer>): PlayerStatus => {
  const statuses = members.map(({ player_status }) => player_status);
  return statuses.includes("playing") ? "playing" : (statuses[0] ?? "withdrawn");
};
