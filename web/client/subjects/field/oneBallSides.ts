import { isOneBall } from "../../../../domain/golf/teams/oneBall.ts";
import { placedOnce } from "../../../../domain/golf/teams/placedOnce.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { EventTeam } from "../../../contract/team/teams.ts";

/** A pair or a team whose members play one ball and so have one card. */
export interface OneBallSide extends Pick<EventTeam, "id" | "name"> {
  readonly playerIds: ReadonlyArray<PlayerId>;
  /** "Ana Ace, Ben Birdie". */
  readonly members: string;
}

/** The sides with one ball; none in a format in which everybody plays an own ball. */
export const oneBallSidesOf = (
  teams: ReadonlyArray<Pick<EventTeam, "id" | "name" | "players">>,
  playFormat: string | null,
): ReadonlyArray<OneBallSide> => {
  if (!isOneBall(playFormat)) return [];
  const sides = teams.map(({ id, name, players }) => {
    const playerIds = players.map((player) => player.id);
    return { id, name, playerIds, members: players.map(wholeName).join(", ") };
  });
  return placedOnce(sides);
};

const wholeName = ({ firstName, lastName }: EventTeam["players"][number]) =>
  `${firstName} ${lastName}`;

/** The member whose card is that of the side: the first who has one, or who would get it. */
export const keeperOf = (
  { playerIds }: Pick<OneBallSide, "playerIds">,
  hasCard: (player: PlayerId) => boolean,
): PlayerId | undefined => playerIds.find(hasCard) ?? playerIds[0];

/** The side of a player; undefined for who plays alone. */
export const sideOfPlayer = (
  sides: ReadonlyArray<OneBallSide>,
  player: PlayerId,
): OneBallSide | undefined => sides.find(({ playerIds }) => playerIds.includes(player));
