import type { Person } from "../../application/ports/People.ts";
import type { Side } from "../../domain/teams/sides.ts";
import type { BoardPlayer } from "../leaderboard/queries.ts";
import type { PlayerStatus } from "../registrations/tables.ts";

/** Those who are in the field, in the order of the side. */
export const membersOf = (
  { playerIds }: Side,
  players: ReadonlyArray<BoardPlayer>,
): ReadonlyArray<BoardPlayer> =>
  playerIds.flatMap((id) => players.find(({ player_id }) => player_id === id) ?? []);

/** A side is called by its name, in the place of that of a player. */
export const personOf = ({ name }: Side): Person => ({
  ...{ firstName: name, lastName: "", handicap: null, profileImage: null },
});

/** A side plays on as long as one of its members does. */
export const statusOf = (members: ReadonlyArray<BoardPlayer>): PlayerStatus => {
  const statuses = members.map(({ player_status }) => player_status);
  return statuses.includes("playing") ? "playing" : (statuses[0] ?? "withdrawn");
};
