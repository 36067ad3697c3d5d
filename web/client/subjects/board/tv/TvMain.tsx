import type { UseQueryResult } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import type { Board } from "../useBoards.ts";
import * as styles from "./TvBoard.css.ts";
import { TvFoot } from "./TvFoot.tsx";
import { TvTable } from "./TvTable.tsx";
import { tvPageAt } from "./tvPages.ts";
import { tvRowsOn } from "./tvRows.ts";
import { SCREEN } from "./tvUnit.ts";

interface Props {
  readonly query: Pick<
    UseQueryResult,
    "isPending" | "isFetching" | "isLoadingError" | "error" | "refetch"
  >;
  readonly board: Board;
  readonly numberOfRounds: number;
  /** Seconds since the page was opened. */
  readonly second: number;
}

/** The current page of the field, or the loading, error or empty state. */
export const TvMain = ({ query, board, numberOfRounds, second }: Props) => {
  const { standings } = board;
  const rows = useTvRows();
  if (query.isLoadingError) {
    return (
      <div className={styles.message}>
        <FailedRead title="The leaderboard could not be loaded" of={query} />
      </div>
    );
  }
  if (query.isPending) {
    return (
      <div className={styles.message}>
        <SkeletonSlats label="Loading leaderboard..." />
      </div>
    );
  }
  if (standings.length === 0) {
    return (
      <div className={styles.message}>
        <EmptyState title="No Participants Yet">
          Participants will appear here once they register for the event.
        </EmptyState>
      </div>
    );
  }
  const page = tvPageAt(second, standings.length, rows);
  const first = page.index * rows;
  const shown = standings.slice(first, first + rows);
  return (
    <>
      <TvTable key={page.index} board={board} standings={shown} numberOfRounds={numberOfRounds} />
      <TvFoot page={page} first={first + 1} last={first + shown.length} total={standings.length} />
    </>
  );
};

const listen = (onChange: () => void) => {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
};

/** The number of lines that fit the window now. */
const useTvRows = (): number =>
  useSyncExternalStore(
    listen,
    () => tvRowsOn({ width: window.innerWidth, height: window.innerHeight }),
    () => tvRowsOn(SCREEN),
  );
