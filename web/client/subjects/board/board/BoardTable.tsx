import type { UseQueryResult } from "@tanstack/react-query";
import {
  type Ref,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import { range } from "../../../../../domain/golf/range.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { type PointsTerms, scoringText } from "../../event/scoringText.ts";
import { shortNames } from "../../person/playerText.ts";
import { type BoardChoice, type CardChoice, viewNames } from "../boardEvent.ts";
import type { Board } from "../useBoards.ts";
import * as styles from "./Board.css.ts";
import { BoardRow } from "./BoardRow.tsx";
import { HeadsInSight, useHeadsInSight } from "./HeadsInSight.tsx";
import { useTravellingRows } from "./useTravellingRows.ts";

/** More than any screen has room for. */
const FIRST_ROWS = 40;
/** So few that even a phone has laid them out before a tap has to wait. */
const NEXT_ROWS = 60;

interface Props {
  /** "Leaderboard, Event Total, Gross". */
  readonly caption: string;
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
  /** Places gained since the previous round; nothing is shown for players without an entry. */
  readonly gained: ReadonlyMap<PlayerId, number | null>;
  readonly numberOfRounds: number;
  readonly hasLastHoles: boolean;
  readonly me: PlayerId | null;
  readonly ownRow?: Ref<HTMLTableRowElement>;
  readonly hasHandicaps: boolean;
  /** Null where the cards are not for the reader. */
  readonly onOpenCard: ((card: CardChoice) => void) | null;
}

/** The scoreboard. Give it a new key for another board, so that nothing is animated as a change. */
export const BoardTable = ({
  caption,
  standings,
  gained,
  numberOfRounds,
  hasLastHoles,
  me,
  ownRow,
  hasHandicaps,
  onOpenCard,
}: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  useHeadsInSight(scroller, heads);
  const shown = useInParts(useDeferredValue(standings), FIRST_ROWS, NEXT_ROWS);
  useTravellingRows(body, shown.map(({ entry }) => entry.user.id).join(" "));
  const shortName = useMemo(
    () => shortNames(standings.map(({ entry }) => entry.user)),
    [standings],
  );
  return (
    <div>
      <HeadsInSight ref={heads} rows="PLAYER" numberOfRounds={numberOfRounds} />
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without cards nothing inside takes the focus, and arrow keys must scroll it.
        tabIndex={onOpenCard ? undefined : 0}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.placeHead}>
                POS
              </th>
              <th scope="col" className={styles.playerHead}>
                PLAYER
              </th>
              <ColumnHeads names={["TOTAL", "THRU", "ROUND"]} />
              {range(1, numberOfRounds).map((round) => (
                <th
                  key={round}
                  scope="col"
                  className={round === 1 ? styles.firstRoundHead : styles.columnHead}
                >
                  {`R${round}`}
                </th>
              ))}
              <ColumnHeads names={["STROKES"]} />
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.map((standing) => {
              const { id } = standing.entry.user;
              const isMe = id === me;
              return (
                <BoardRow
                  key={id}
                  ref={isMe ? ownRow : undefined}
                  standing={standing}
                  shortName={shortName(standing.entry.user)}
                  gained={gained.get(id) ?? null}
                  isMe={isMe}
                  hasLastHoles={hasLastHoles}
                  hasHandicap={hasHandicaps}
                  onOpenCard={onOpenCard}
                />
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
};

interface ColumnHeadsProps {
  readonly names: ReadonlyArray<string>;
}

const ColumnHeads = ({ names }: ColumnHeadsProps) =>
  names.map((name) => (
    <th key={name} scope="col" className={styles.columnHead}>
      {name}
    </th>
  ));

/**
 * The first items at once, and some more whenever the last ones are on the page. The browser answers
 * taps and keys between two parts; all items in one step would make them wait.
 */
const useInParts = <Item,>(
  items: ReadonlyArray<Item>,
  first: number,
  next: number,
): ReadonlyArray<Item> => {
  const [count, setCount] = useState(first);
  const isWhole = count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    const turn = setTimeout(() => startTransition(() => setCount(count + next)));
    return () => clearTimeout(turn);
  }, [count, isWhole, next]);

  return isWhole ? items : items.slice(0, count);
};

interface BoardAreaProps {
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
export const BoardArea = ({ query, board, event, choice, moment, ...table }: BoardAreaProps) => {
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
