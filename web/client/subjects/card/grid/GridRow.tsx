import { BookOpen, Pencil } from "lucide-react";
import { memo, useSyncExternalStore } from "react";
import { inOneNumber } from "../../../../../domain/golf/played.ts";
import { toParText } from "../../../../../domain/golf/toPar.ts";
import { IconButton } from "../../../ui/buttons/Button.tsx";
import { joinClasses } from "../../../ui/layout.ts";
import { playerMarks } from "../../field/playerMarks.ts";
import { playingHandicapText } from "../../person/playerText.ts";
import { cardStateText } from "../state/CardStateBadge.tsx";
import { cardName, cellOf } from "./entry.ts";
import { HoleCell, PaperCell } from "./GridCells.tsx";
import { FRONT_NINE, type GridHole, type GridRow as Row, sumsOf } from "./gridRows.ts";
import * as styles from "./ScoreSheet.css.ts";
import type { ScoreEntries } from "./scoreEntries.ts";

export interface RowActions {
  readonly onText: (playerId: string, column: number, text: string) => void;
  readonly onPaper: (playerId: string, text: string) => void;
  /** Opens the form with putts, penalties and notes. */
  readonly onForm: (playerId: string) => void;
  readonly onCard: (playerId: string) => void;
}

interface Props {
  readonly row: Row;
  readonly index: number;
  readonly round: number;
  readonly holes: ReadonlyArray<GridHole>;
  readonly entries: ScoreEntries;
  /** The active column; null in all rows but one. */
  readonly column: number | null;
  /** The column that the Tab key reaches; null in all rows but one. */
  readonly reachable: number | null;
  readonly openOne: number | null;
  /** For those who may only look. */
  readonly isReadOnly: boolean;
  readonly paper: string;
  readonly actions: RowActions;
  /** Takes the height of the row: a long name needs several lines. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
}

/** A player's card in one line. Typing renders only this row. */
export const GridRow = memo(
  ({
    row,
    index,
    round,
    holes: courseHoles,
    entries,
    column,
    reachable,
    openOne,
    isReadOnly,
    paper,
    actions,
    measure,
  }: Props) => {
    const { playerId, name, members, card, playerStatus, start = null } = row;
    const typed = useSyncExternalStore(entries.watch, () => entries.of(cardName(round, playerId)));
    const holes: ReadonlyArray<GridHole> = card?.holes ?? courseHoles;
    const cells = holes.map(({ holeNumber }) => {
      const stored = card?.scores.find((score) => score.holeNumber === holeNumber);
      return cellOf(inOneNumber(stored), typed.get(holeNumber));
    });
    const shownOn = (holeNumber: number) =>
      cells[holes.findIndex((hole) => hole.holeNumber === holeNumber)]?.shown ?? null;
    const sums = sumsOf(holes, shownOn);
    const hasScores = card !== undefined && card.scores.length > 0;
    const facts = [
      start,
      members,
      playerMarks[playerStatus],
      hasScores ? cardStateText(card) : "Not started",
      hasScores ? `hcp\u00A0${playingHandicapText(card.playingHandicap)}` : null,
    ].filter((fact) => fact !== null);

    const cell = (hole: GridHole, at: number) => (
      <HoleCell
        key={hole.holeNumber}
        hole={hole}
        playerName={name}
        row={index}
        column={at}
        cell={cells[at] ?? { shown: null, state: "empty" }}
        isOpenOne={openOne === at}
        isReachable={reachable === at}
        isReadOnly={isReadOnly}
        onText={(text) => actions.onText(playerId, at, text)}
      />
    );
    return (
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={index + 4}
        className={joinClasses(styles.row, column !== null && styles.atWork)}
      >
        <th scope="row" className={styles.name}>
          <span className={styles.nameText}>{name}</span>
          <span className={styles.facts}>{facts.join(" · ")}</span>
        </th>
        {holes.slice(0, FRONT_NINE).map((hole, at) => cell(hole, at))}
        <Sum value={sums.out} />
        {holes.length > FRONT_NINE ? (
          <>
            {holes.slice(FRONT_NINE).map((hole, at) => cell(hole, at + FRONT_NINE))}
            <Sum value={sums.in} />
          </>
        ) : null}
        <Sum value={sums.total} className={styles.total} />
        <PaperCell
          playerName={name}
          row={index}
          column={holes.length}
          text={paper}
          total={sums.total}
          isReachable={reachable === holes.length}
          isReadOnly={isReadOnly}
          onText={(text) => actions.onPaper(playerId, text)}
        />
        <Sum value={sums.net} />
        <Sum
          value={typeof sums.toPar === "number" ? toParText(sums.toPar) : sums.toPar}
          className={joinClasses(styles.sum, Number(sums.toPar) < 0 && styles.under)}
        />
        <td className={styles.rowTools}>
          {isReadOnly ? null : (
            <IconButton
              label={`Putts, penalties and notes: ${name}, Round ${round}`}
              tabIndex={column === null ? -1 : 0}
              onClick={() => actions.onForm(playerId)}
            >
              <Pencil size={20} aria-hidden="true" />
            </IconButton>
          )}
          {card ? (
            <IconButton
              label={`Scorecard: ${name}, Round ${round}`}
              tabIndex={column === null ? -1 : 0}
              onClick={() => actions.onCard(playerId)}
            >
              <BookOpen size={20} aria-hidden="true" />
            </IconButton>
          ) : null}
        </td>
      </tr>
    );
  },
);
GridRow.displayName = "GridRow";

const Sum = ({
  value,
  className = styles.sum,
}: {
  readonly value: number | string | null;
  readonly className?: string;
}) => <td className={className}>{value}</td>;

interface GridHeadProps {
  readonly holes: ReadonlyArray<GridHole>;
}

/** The head: holes with par and stroke index, and the names of the sums. */
export const GridHead = ({ holes }: GridHeadProps) => (
  <thead className={styles.head}>
    <HeadRow
      index={1}
      name="Player"
      holes={holes}
      of={({ holeNumber }) => holeNumber}
      sums={["OUT", "IN", "TOTAL", "PAPER", "NET", "TO PAR", ""]}
      className={styles.headHole}
      sumClassName={styles.headSum}
    />
    <HeadRow
      index={2}
      name="Par"
      holes={holes}
      of={({ par }) => par}
      sums={[
        parOf(holes.slice(0, FRONT_NINE)),
        parOf(holes.slice(FRONT_NINE)),
        parOf(holes),
        "",
        "",
        "",
        "",
      ]}
    />
    <HeadRow
      index={3}
      name="Index"
      holes={holes}
      of={({ strokeIndex }) => strokeIndex}
      sums={["", "", "", "", "", "", ""]}
      className={joinClasses(styles.headCell, styles.headLine)}
    />
  </thead>
);

const parOf = (holes: ReadonlyArray<GridHole>) => holes.reduce((total, { par }) => total + par, 0);

interface RowProps extends GridHeadProps {
  readonly index: number;
  readonly name: string;
  readonly of: (hole: GridHole) => number;
  readonly sums: ReadonlyArray<string | number>;
  readonly className?: string;
  readonly sumClassName?: string;
}

const HeadRow = ({ index, name, holes, of, sums, ...classes }: RowProps) => {
  const { className = styles.headCell, sumClassName = className } = classes;
  const [out, inwards, ...rest] = sums;
  const hasBack = holes.length > FRONT_NINE;
  const cell = (key: string, text: string | number | undefined, ofCell = sumClassName) =>
    text === "" || text === undefined ? (
      <td key={key} className={ofCell} aria-hidden="true" />
    ) : (
      <th key={key} scope="col" className={ofCell}>
        {text}
      </th>
    );
  return (
    <tr aria-rowindex={index}>
      <th scope="col" className={joinClasses(className, styles.headName)}>
        {name}
      </th>
      {holes.slice(0, FRONT_NINE).map((hole) => cell(String(hole.holeNumber), of(hole), className))}
      {cell("out", out)}
      {hasBack
        ? holes.slice(FRONT_NINE).map((hole) => cell(String(hole.holeNumber), of(hole), className))
        : null}
      {hasBack ? cell("in", inwards) : null}
      {rest.map((text, at) => cell(`rest ${at}`, text))}
    </tr>
  );
};
