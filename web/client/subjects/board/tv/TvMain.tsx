import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useSyncExternalStore } from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import { range } from "../../../../../domain/golf/range.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { Slot } from "../../../ui/figures/Slot.tsx";
import { asText } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { namesWithin } from "../../person/playerText.ts";
import { Movement, PlayedOff } from "../board/PlaceMarks.tsx";
import { scoreTone } from "../board/Score.tsx";
import { useTravellingRows } from "../board/useTravellingRows.ts";
import type { Board } from "../useBoards.ts";
import * as styles from "./TvMain.css.ts";
import { SCREEN, type TvPage, tvPageAt, tvRowsOn } from "./tvLayout.ts";

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

interface TvFootProps {
  readonly page: TvPage;
  /** The numbers of its lines, counted from 1. */
  readonly first: number;
  readonly last: number;
  /** Number of lines of the whole board. */
  readonly total: number;
}

/** Which part of the field is shown, and for how long. */
const TvFoot = ({ page, first, last, total }: TvFootProps) => {
  const { count, seconds, elapsed } = page;
  return (
    <footer className={styles.foot}>
      <span className={styles.rows}>{`${first}–${last} of ${total}`}</span>
      {count === 1 ? null : (
        <>
          <progress
            className={styles.bar}
            aria-label="Time of this page"
            max={seconds}
            value={elapsed}
          />
          <span
            className={asText({ tone: "textDim", figures: true })}
          >{`Next page in ${seconds - elapsed} s`}</span>
        </>
      )}
    </footer>
  );
};

/** So many letters fit beside the columns of two rounds. */
const LETTERS = 22;

interface TvTableProps {
  readonly board: Board;
  /** The lines of the current page. */
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
  readonly numberOfRounds: number;
}

/** A page of lines in letters that are readable across a room. */
const TvTable = ({ board, standings, numberOfRounds }: TvTableProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  // Of all pages, so that a name means the same person on each.
  const nameIn = namesWithin(
    LETTERS,
    board.standings.map(({ entry }) => entry.user),
  );
  useTravellingRows(body, standings.map(({ entry }) => entry.user.id).join(" "));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Leaderboard</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.placeHead}>
            POS
          </th>
          <th scope="col" className={styles.movementHead}>
            <VisuallyHidden>Movement</VisuallyHidden>
          </th>
          <th scope="col" className={styles.playerHead}>
            PLAYER
          </th>
          <th scope="col" className={styles.totalHead}>
            TOTAL
          </th>
          <th scope="col" className={styles.figureHead}>
            THRU
          </th>
          <th scope="col" className={styles.wideHead}>
            ROUND
          </th>
          {range(1, numberOfRounds).map((round) => (
            <th
              key={round}
              scope="col"
              className={round === 1 ? styles.firstRoundHead : styles.figureHead}
            >
              {`R${round}`}
            </th>
          ))}
          <th scope="col" className={styles.wideHead}>
            STROKES
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {standings.map((standing) => (
          <TvRow
            key={standing.entry.user.id}
            standing={standing}
            name={nameIn(standing.entry.user)}
            gained={board.gained.get(standing.entry.user.id) ?? null}
          />
        ))}
      </tbody>
    </table>
  );
};

interface RowProps {
  readonly standing: Standing<LeaderboardEntry>;
  readonly name: string;
  readonly gained: number | null;
}

const TvRow = ({ standing, name, gained }: RowProps) => (
  <tr data-row={standing.entry.user.id}>
    <td className={styles.cell}>
      <span className={standing.place === 1 ? styles.leader : undefined}>{standing.position}</span>
    </td>
    <td className={styles.movement}>
      <Movement gained={gained} className={styles.movementText} />
    </td>
    <th scope="row" className={styles.player}>
      {name}
      {standing.isPlayedOff ? <PlayedOff className={styles.playedOff} /> : null}
    </th>
    <td className={styles.cell}>
      <Slot text={standing.total} tone={scoreTone(standing.total)} className={styles.total} />
    </td>
    <td className={styles.cell}>{standing.thru}</td>
    <td className={styles.cell}>
      <Figure tone={scoreTone(standing.round)}>{standing.round}</Figure>
    </td>
    {standing.roundCells.map(({ roundNumber, text }) => (
      <td key={roundNumber} className={roundNumber === 1 ? styles.firstRound : styles.cell}>
        {text}
      </td>
    ))}
    <td className={styles.cell}>{standing.strokes}</td>
  </tr>
);
