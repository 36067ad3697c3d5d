/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role --
   a grid is a table whose cells are typed into. */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { cardName, cellOf } from "./entry.ts";
import { GridHead, GridRow, type RowActions } from "./GridRow.tsx";
import { type GridHole, type GridRow as Row, sumsOf } from "./gridRows.ts";
import { type Papers, paperDifference } from "./paper.ts";
import * as styles from "./ScoreSheet.css.ts";
import type { ScoreEntries } from "./scoreEntries.ts";
import { firstOpenHole } from "./typing.ts";
import { useGridPlace } from "./useGridPlace.ts";
import { useGridTyping } from "./useGridTyping.ts";

/** Leads to a cell from elsewhere on the page. */
export interface GridHandle {
  readonly goTo: (playerId: string, holeNumber: number) => void;
}

interface Props extends Pick<RowActions, "onForm" | "onCard"> {
  readonly ref: Ref<GridHandle>;
  readonly caption: string;
  readonly rows: ReadonlyArray<Row>;
  readonly round: number;
  readonly holes: ReadonlyArray<GridHole>;
  readonly entries: ScoreEntries;
  readonly papers: Papers;
  /** The player whose row is active first. */
  readonly startsAt: string | null;
  /** For those who may only look. */
  readonly isReadOnly: boolean;
  readonly onDecide: (playerId: string, goOn: () => void) => void;
  readonly onAtWork: (playerId: string | null) => void;
}

/** Of a row that was not rendered yet. */
const ROW = 44;
const HEAD = 66;

/** The cards of a round as a grid of players and holes. Only visible rows are rendered. */
export const ScoreGrid = (props: Props) => {
  const { caption, rows, round, holes, entries, papers, startsAt, isReadOnly, onDecide, onAtWork } =
    props;
  const { of, storedOn } = entries;
  const scroll = useRef<HTMLDivElement>(null);
  const [fresh] = useState(() => new Set<string>());
  const ids = useMemo(() => rows.map(({ playerId }) => String(playerId)), [rows]);
  const atWork = useRef(-1);

  // oxlint-disable-next-line react/incompatible-library -- its rows are asked for in each render.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    // The active row is always rendered, because it has the focus.
    rangeExtractor: useCallback((range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const seen = defaultRangeExtractor(range);
      const at = atWork.current;
      return at < 0 || at >= range.count || seen.includes(at)
        ? seen
        : [...seen, at].toSorted((one, other) => one - other);
    }, []),
  });
  const shownOf = (playerId: string) => {
    const card = cardName(round, playerId);
    const typed = of(card);
    return (hole: number) => cellOf(storedOn(card, hole), typed.get(hole)).shown;
  };
  const place = useGridPlace({
    ids,
    columnCount: holes.length + 1,
    table: scroll,
    rows: virtual,
    firstOpen: (playerId) => {
      const shownOn = shownOf(playerId);
      const isFinished = rows.find((row) => row.playerId === playerId)?.card?.isComplete === true;
      return firstOpenHole(
        holes.map(({ holeNumber }) => shownOn(holeNumber)),
        isFinished,
      );
    },
    onLeave: () => fresh.clear(),
  });
  const active = place.place;
  useImperativeHandle(props.ref, () => ({
    goTo: (playerId, hole) =>
      place.goTo(
        ids.indexOf(playerId),
        holes.findIndex(({ holeNumber }) => holeNumber === hole),
      ),
  }));
  atWork.current = active ? ids.indexOf(active.playerId) : -1;

  const typing = useGridTyping({
    round,
    ids,
    holes,
    entries,
    fresh,
    place,
    isReadOnly,
    isPaperWrong: (playerId) =>
      (paperDifference(
        papers.of(cardName(round, playerId)),
        sumsOf(holes, shownOf(playerId)).total,
      ) ?? 0) !== 0,
    onDecide: (playerId) => onDecide(playerId, () => place.nextPlayer(1)),
  });

  useEffect(() => onAtWork(active?.playerId ?? null), [active?.playerId, onAtWork]);
  const start = useRef(startsAt);
  useEffect(() => {
    const row = start.current === null ? -1 : ids.indexOf(start.current);
    start.current = null;
    if (row >= 0) place.goTo(row, 0);
  });

  // Keeps the callbacks of the rows stable, so that a row renders only when its own data change.
  const latest = useRef({ ...props, typing });
  latest.current = { ...props, typing };
  const actions = useMemo(
    (): RowActions => ({
      onText: (...typed) => latest.current.typing.onText(...typed),
      onPaper: (playerId, text) => {
        const { papers: kept, round: ofRound } = latest.current;
        kept.put(cardName(ofRound, playerId), text);
      },
      onForm: (playerId) => latest.current.onForm(playerId),
      onCard: (playerId) => latest.current.onCard(playerId),
    }),
    [],
  );

  const shown = virtual.getVirtualItems();
  const above = (shown[0]?.start ?? HEAD) - HEAD;
  const below = virtual.getTotalSize() - ((shown.at(-1)?.end ?? HEAD) - HEAD);
  const reachableId = active && ids.includes(active.playerId) ? active.playerId : ids[0];
  return (
    <div ref={scroll} className={styles.scroll}>
      {/* Rows may be missing between the rendered ones, so each has its row number. */}
      <table
        role="grid"
        aria-label={caption}
        aria-rowcount={rows.length + 3}
        aria-colcount={holes.length + 8}
        className={styles.table}
        onKeyDown={typing.onKeyDown}
        onFocus={({ target }) => {
          const { row, column } = target.dataset;
          const playerId = ids[Number(row)];
          if (column === undefined || playerId === undefined) return;
          place.arrive(playerId, Number(column));
        }}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof HTMLInputElement)) typing.settleOne();
        }}
      >
        <caption>
          <VisuallyHidden>
            {`${caption}. Digits write and go on, 0 means picked up, Delete empties a hole, arrows move, Enter goes to the next player.`}
          </VisuallyHidden>
        </caption>
        <GridHead holes={holes} />
        <tbody>
          <Space height={above} />
          {shown.map(({ index, key, start: top }, at) => {
            const row = rows[index];
            if (!row) return null;
            const isActive = active?.playerId === row.playerId;
            const before = shown[at - 1];
            return (
              <Spaced key={key} height={before ? top - before.end : 0}>
                <GridRow
                  row={row}
                  index={index}
                  round={round}
                  holes={holes}
                  entries={entries}
                  column={isActive ? active.column : null}
                  reachable={row.playerId === reachableId ? (active?.column ?? 0) : null}
                  openOne={typing.openOne?.playerId === row.playerId ? typing.openOne.column : null}
                  isReadOnly={isReadOnly}
                  paper={papers.of(cardName(round, row.playerId))}
                  actions={actions}
                  measure={virtual.measureElement}
                />
              </Spaced>
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
    </div>
  );
};

/** The height of the rows that are not rendered. */
const Space = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true">
      <td className={styles.space} style={{ height }} aria-label="More players" />
    </tr>
  ) : null;

const Spaced = ({
  height,
  children,
}: {
  readonly height: number;
  readonly children: React.ReactNode;
}) => (
  <>
    <Space height={height} />
    {children}
  </>
);
