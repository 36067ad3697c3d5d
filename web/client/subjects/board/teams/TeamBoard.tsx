import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { rankTeams } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import { useLive } from "../../../data/useLive.ts";
import { LiveSign } from "../../../ui/badges/LiveSign.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { type BoardEvent, boardOptions, firstChoiceOf } from "../boardEvent.ts";
import { BoardFilters } from "../filters/BoardFilters.tsx";
import { columns, frame, main } from "../Leaderboard.css.ts";
import { TeamTable } from "./TeamTable.tsx";

interface Props {
  readonly event: BoardEvent;
  readonly query: UseQueryResult<ReadonlyArray<TeamLeaderboardEntry>>;
  /** The signed-in player, whose teams are marked. */
  readonly me: PlayerId | null;
}

/** The board of pairs and teams, with the rules and filters of the players' board. */
export const TeamBoard = ({ event, query, me }: Props) => {
  const isLost = useLive(event.id);
  const [choice, setChoice] = useState(() => firstChoiceOf(event));
  const standings = useMemo(
    () => rankTeams(query.data ?? [], boardOptions(event, choice)),
    [query.data, event, choice],
  );
  if (query.isLoadingError) {
    return <FailedRead title="The teams could not be loaded" of={query} />;
  }
  if (query.isPending) return <SkeletonSlats label="Loading teams..." />;
  if (standings.length === 0) {
    return (
      <EmptyState title="No Teams Yet" as="h2" seed={`${event.id} teams`}>
        Pairs and teams appear here once the organiser has formed them.
      </EmptyState>
    );
  }
  return (
    <div className={frame}>
      <div className={columns}>
        <div className={main}>
          {isLost ? <LiveSign isLost /> : null}
          <BoardFilters
            choice={choice}
            onChange={setChoice}
            numberOfRounds={event.numberOfRounds}
          />
          <TeamTable
            key={`${choice.view} ${choice.scoring} ${choice.round}`}
            choice={choice}
            standings={standings}
            numberOfRounds={event.numberOfRounds}
            me={me}
          />
        </div>
      </div>
    </div>
  );
};
