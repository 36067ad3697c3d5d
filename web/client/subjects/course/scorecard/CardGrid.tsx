import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { FieldError } from "../../../form/Field.tsx";
import { IconButton } from "../../../ui/buttons/Button.tsx";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "../Course.css.ts";
import {
  type CardValues,
  type CellError,
  type ColumnName,
  columns,
  HOLES,
  isComplete,
  isEmpty,
  type RowValues,
  sumOf,
} from "./cardValues.ts";
import type { useCellMoves } from "./useCellMoves.ts";

/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role --
   a grid is a table whose cells are typed into. */

interface Props {
  readonly values: CardValues;
  readonly errors: ReadonlyArray<CellError>;
  readonly table: ReturnType<typeof useCellMoves>["table"];
  readonly moves: Omit<ReturnType<typeof useCellMoves>, "table">;
  readonly onCell: (row: number, column: ColumnName, text: string) => void;
  readonly onDelete: (row: number) => void;
}

const FRONT = HOLES / 2;

/** The scorecard of a course: a row for each hole with par, stroke index and yards of each tee. */
export const CardGrid = ({ values, errors, table, moves, onCell, onDelete }: Props) => {
  /** The cell that is being typed in. Its errors are not shown yet. */
  const [typing, setTyping] = useState<string | null>(null);
  const { rows } = values;
  const names = ["Par", "HCP", values.blueTee, values.whiteTee, values.redTee];
  const type = (row: number, column: ColumnName, text: string) => {
    const at = { row, column: columns.indexOf(column) };
    const isLonger = text.length > (rows[row]?.[column].length ?? 0);
    onCell(row, column, text);
    if (isLonger && isComplete(column, text)) moves.goOn(at);
    else setTyping(`${at.row} ${at.column}`);
  };
  const nine = (from: number) =>
    rows
      .slice(from, from + FRONT)
      .map((row, at) => (
        <CardRow
          key={from + at}
          row={row}
          index={from + at}
          names={names}
          errors={errors.filter(
            (error) =>
              error.row === from + at && typing !== `${error.row} ${columns.indexOf(error.column)}`,
          )}
          reachable={moves.place.row === from + at ? moves.place.column : null}
          onCell={(column, text) => type(from + at, column, text)}
          onDelete={() => onDelete(from + at)}
        />
      ));
  return (
    <table
      ref={table}
      role="grid"
      aria-label="Scorecard"
      className={styles.table}
      onKeyDown={moves.onKeyDown}
      onFocus={({ target }) => {
        const { row, column } = target.dataset;
        if (column === undefined) return;
        setTyping(null);
        moves.arrive({ row: Number(row), column: Number(column) });
      }}
      onBlur={() => setTyping(null)}
    >
      <caption>
        <VisuallyHidden>
          Digits write and go on to the next hole, arrows, Enter and Tab move.
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {["Hole", ...names].map((name, at) => (
            <th key={`${at} ${name}`} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
          <th scope="col" className={styles.head}>
            Actions
          </th>
        </tr>
      </thead>
      <Nine name="Front Nine" sums={[["OUT", rows.slice(0, FRONT)]]}>
        {nine(0)}
      </Nine>
      <Nine
        name="Back Nine"
        sums={[
          ["IN", rows.slice(FRONT)],
          ["TOTAL", rows],
        ]}
      >
        {nine(FRONT)}
      </Nine>
    </table>
  );
};

interface NineProps {
  readonly name: string;
  readonly sums: ReadonlyArray<readonly [name: string, rows: ReadonlyArray<RowValues>]>;
  readonly children: React.ReactNode;
}

const Nine = ({ name, sums, children }: NineProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={columns.length + 2} className={styles.nine}>
        {name}
      </th>
    </tr>
    {children}
    {sums.map(([sum, rows]) => (
      <tr key={sum}>
        <th scope="row" className={styles.sum}>
          {sum}
        </th>
        {columns.map((column) => (
          <td key={column} className={styles.sum}>
            {column === "handicap" ? "-" : (sumOf(rows, column) ?? "-")}
          </td>
        ))}
        <td className={styles.sum} aria-label="No actions" />
      </tr>
    ))}
  </tbody>
);

interface CardRowProps {
  readonly row: RowValues;
  readonly index: number;
  readonly names: ReadonlyArray<string>;
  readonly errors: ReadonlyArray<CellError>;
  /** The column that the Tab key reaches; null in all rows but one. */
  readonly reachable: number | null;
  readonly onCell: (column: ColumnName, text: string) => void;
  readonly onDelete: () => void;
}

/** One hole in a line, with its errors below. */
const CardRow = ({ row, index, names, errors, reachable, onCell, onDelete }: CardRowProps) => {
  const id = useId();
  const hole = index + 1;
  const errorId = (column: ColumnName) => `${id}-${column}`;
  return (
    <>
      <tr>
        <th scope="row" className={styles.hole}>
          {hole}
        </th>
        {columns.map((column, at) => {
          const isWrong = errors.some((error) => error.column === column);
          return (
            <td key={column} className={styles.cell}>
              <input
                className={styles.input}
                data-row={index}
                data-column={at}
                aria-label={`Hole ${hole}, ${names[at]}`}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId(column) : undefined}
                inputMode="numeric"
                autoComplete="off"
                tabIndex={reachable === at ? 0 : -1}
                value={row[column]}
                onChange={({ target }) => onCell(column, target.value.trim())}
                onFocus={({ target }) => target.select()}
              />
            </td>
          );
        })}
        <td className={styles.tools}>
          {isEmpty(row) ? null : (
            <IconButton label={`Delete hole ${hole}`} onClick={onDelete}>
              <Trash2 size={20} aria-hidden="true" />
            </IconButton>
          )}
        </td>
      </tr>
      {errors.length > 0 ? (
        <tr>
          <td colSpan={columns.length + 2} className={styles.errors}>
            {errors.map(({ column, sentence }) => (
              <FieldError key={column} id={errorId(column)}>
                {sentence}
              </FieldError>
            ))}
          </td>
        </tr>
      ) : null}
    </>
  );
};
