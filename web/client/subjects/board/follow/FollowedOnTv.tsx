import { useQuery } from "@tanstack/react-query";
import type { ShareCode } from "../../../../../domain/shared/values.ts";
import type { FollowedEvent } from "../../../../contract/board/follow.ts";
import { retryInterval } from "../../../data/retryInterval.ts";
import { useLive } from "../../../data/useLive.ts";
import type { BoardChoice } from "../boardEvent.ts";
import { TvScreen } from "../tv/TvScreen.tsx";
import { followedBoardQuery } from "./api.ts";

interface Props {
  readonly shareCode: ShareCode;
  readonly event: FollowedEvent;
  readonly choice: BoardChoice;
}

/** The public board for a television, for example in another club. */
export const FollowedOnTv = ({ shareCode, event, choice }: Props) => {
  const isLost = useLive(shareCode);
  const live = useQuery({ ...followedBoardQuery(shareCode), refetchInterval: retryInterval });
  return (
    <TvScreen
      // Strangers see only names and scores.
      skins={null}
      seed={shareCode}
      shareCode={shareCode}
      event={event}
      venue={event.courseName ?? event.location}
      choice={choice}
      live={live}
      isLost={isLost}
    />
  );
};
