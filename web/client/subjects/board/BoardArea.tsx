import type { UseQueryResult } from "@tanstack/react-query";
import type { Ref } from "react";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { type PointsTerms, scoringText } from "../event/scoringText.ts";
import { BoardTable } from "./board/BoardTable.tsx";
import { type BoardChoice, type CardChoice, viewNames } from "./boardEvent.ts";
import type { Board } from "./useBoards.ts";

interface Props {
  /** Null while the reader is still moving the slider. */
  readonly query: Pick<
    UseQueryResult,
    "isPending" | "isFetching" | "isLoadingError" | "error" | "refetch"
  > | null;
  readonly board: Board;
  readonly event: PointsTerms;
  readonly choice: BoardChoice;
  /** Null is the present. */
  readonly moment: Date | null;
  readonly numberOfRounds: number;
  readonly me: PlayerId | null;
  readonly ownRow: Ref<HTMLTableRowElement>;
  /** Whether the reader sees from which handicap a player plays. */
  readonly hasHandicaps: boolean;
  /** Null where the cards are not for the reader. */
  readonly onOpenCard: ((card: CardChoice) => void) | null;
}

/** The table, or its loading, error or empty state. */
export const BoardArea = ({ query, board, event, choice, moment, ...table }: Props) => {
  if (query?.isLoadingError) {
    return <FailedRead title="The leaderboard could not be loaded" of={query} />;
  }
  if (!query || query.isPending) return <SkeletonSlats label="Loading leaderboard..." count={12} />;
  if (board.standings.length === 0) {
    return moment ? (
      <EmptyState title="Nobody in the Field Yet" seed="leaderboard">
        At that moment nobody had a place in the event. Choose a later one.
      </EmptyState>
    ) : (
      <EmptyState title="No Participants Yet" seed="leaderboard">
        Participants will appear here once they register for the event.
      </EmptyState>
    );
  }
  return (
    <BoardTable
      {...table}
      // A new key for another board, so that nothing is animated as a change.
      key={`${choice.view} ${choice.scoring} ${choice.round} ${moment?.getTime()}`}
      caption={captionOf(choice, scoringText(event, choice, board.isMatchPlay))}
      standings={board.standings}
      gained={board.gained}
      hasLastHoles={choice.view !== "single-round" || choice.round === board.currentRound}
    />
  );
};

const captionOf = ({ view, round }: BoardChoice, scoring: string) => {
  const shown = view === "single-round" ? `Round ${round}` : viewNames[view];
  return `Leaderboard, ${shown}, ${scoring}`;
};
