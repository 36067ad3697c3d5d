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
import { shortNames } from "../../person/shortNames.ts";
import type { CardChoice } from "../boardEvent.ts";
import * as styles from "./Board.css.ts";
import { BoardRow } from "./BoardRow.tsx";
import { HeadsInSight } from "./HeadsInSight.tsx";
import { useHeadsInSight } from "./useHeadsInSight.ts";
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
