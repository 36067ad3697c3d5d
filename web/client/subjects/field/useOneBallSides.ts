import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isOneBall } from "../../../../domain/golf/teams/oneBall.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { listTeams } from "../../../contract/team/teams.ts";
import { readOf } from "../../data/read.ts";
import { playFormatsQuery } from "../event/playFormatsQuery.ts";
import { type OneBallSide, oneBallSidesOf } from "./oneBallSides.ts";

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
