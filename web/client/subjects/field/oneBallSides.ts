import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isOneBall } from "../../../../domain/golf/teams/oneBall.ts";
import { placedOnce } from "../../../../domain/golf/teams/placedOnce.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { type EventTeam, listTeams } from "../../../contract/team/teams.ts";
import { readOf } from "../../data/read.ts";
import { playFormatsQuery } from "../event/playFormatsQuery.ts";
import { nameOf } from "../person/playerText.ts";

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
    return { id, name, playerIds, members: players.map(nameOf).join(", ") };
  });
  return placedOnce(sides);
};

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

interface OneBallSides {
  readonly sides: ReadonlyArray<OneBallSide>;
  readonly isLoading: boolean;
}

/** The sides of an event that have one ball, for its administrators. */
export const useOneBallSides = ({
  id,
  playFormatId,
}: Pick<EventDetail, "id" | "playFormatId">): OneBallSides => {
  const formats = useQuery({ ...playFormatsQuery, enabled: Boolean(playFormatId) });
  const playFormat = formats.data?.find((format) => format.id === playFormatId)?.code ?? null;
  const teams = useQuery({ ...readOf(listTeams, { eventId: id }), enabled: isOneBall(playFormat) });
  const sides = useMemo(
    () => oneBallSidesOf(teams.data ?? [], playFormat),
    [teams.data, playFormat],
  );
  return { sides, isLoading: formats.isLoading || teams.isLoading };
};
