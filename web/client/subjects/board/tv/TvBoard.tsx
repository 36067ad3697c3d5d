import { useQuery } from "@tanstack/react-query";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import { readOf } from "../../../data/read.ts";
import { retryInterval } from "../../../data/retryInterval.ts";
import { useLive } from "../../../data/useLive.ts";
import type { BoardChoice, BoardEvent } from "../boardEvent.ts";
import { type SkinsNow, TvScreen } from "./TvScreen.tsx";

interface Props {
  readonly event: BoardEvent;
  /** The course, else the place. */
  readonly venue: string;
  readonly choice: BoardChoice;
  /** Null if nobody plays for skins. */
  readonly skins: SkinsNow | null;
}

/** The board of an event for its members. */
export const TvBoard = ({ event, ...shown }: Props) => {
  const isLost = useLive(event.id);
  const live = useQuery({
    ...readOf(getLeaderboard, { eventId: event.id }),
    refetchInterval: retryInterval,
  });
  return (
    <TvScreen
      seed={event.id}
      shareCode={event.shareCode ?? null}
      {...{ event, live, isLost }}
      {...shown}
    />
  );
};
