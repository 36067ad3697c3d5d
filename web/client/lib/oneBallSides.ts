import { isOneBall } from "../../../domain/golf/teams/oneBall.ts";
import type { PlayerId } from "../../../domain/shared/values.ts";
import { type Side, sidesIn } from "../../../domain/teams/sides.ts";
import type { EventTeam } from "../../contract/teams.ts";

/** A pair or a team whose members play one ball and so have one card. */
export interface OneBallSide extends Side {
  /** "Ana Ace, Ben Birdie". */
  readonly members: string;
}

/** The sides with one ball; none in a format in which everybody plays an own ball. */
export const oneBallSidesOf = (
  teams: ReadonlyArray<Pick<EventTeam, "id" | "name" | "players">>,
  playFormat: string | null,
): ReadonlyArray<OneBallSide> => {
  if (!isOneBall(playFormat)) return [];
  const named = teams.map(({ id, name, players }) => {
    return { teamId: id, name, playerIds: players.map((player) => player.id) };
  });
  const membersOf = new Map(teams.map(({ id, players }) => [id, players.map(wholeName)]));
  return sidesIn(named, playFormat).map((side) => {
    return { ...side, members: (membersOf.get(side.id) ?? []).join(", ") };
  });
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
