// A table that is laid out as slats loses its roles in some browsers, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from "react";
import { joinClasses } from "../../lib/joinClasses.ts";
import * as styles from "./Table.css.ts";

export interface Column<Row> {
  /** The literal column head. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isRight?: boolean;
  /** Takes the whole width of a slat on phones. */
  readonly isWide?: boolean;
  /** Buttons: no label in front of them on phones. */
  readonly isTools?: boolean;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: ReadonlyArray<Row>;
  readonly keyOf: (row: Row) => string;
  /** The row a dialog is open for. */
  readonly chosenKey?: string | null;
}

/** Every table but the leaderboard. Below desktop width each row becomes a slat. */
export const Table = <Row,>({ caption, columns, rows, keyOf, chosenKey }: Props<Row>) => (
  <table role="table" className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {columns.map(({ header, isRight, isTools }) => (
          <th
            key={header}
            role="columnheader"
            scope="col"
            className={joinClasses(styles.columnHead, (isRight || isTools) && styles.right)}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className={styles.rows}>
      {rows.map((row) => (
        <tr
          key={keyOf(row)}
          role="row"
          className={joinClasses(styles.row, keyOf(row) === chosenKey && styles.chosen)}
        >
          {columns.map((column, index) => (
            <TableCell key={column.header} column={column} row={row} isTitle={index === 0} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isTitle: boolean;
}

const TableCell = <Row,>({ column, row, isTitle }: CellProps<Row>) => {
  if (isTitle) {
    return (
      <th role="rowheader" scope="row" className={styles.title}>
        {column.cell(row)}
      </th>
    );
  }
  if (column.isTools) {
    return (
      <td role="cell" className={styles.tools}>
        <div className={styles.toolRow}>{column.cell(row)}</div>
      </td>
    );
  }
  return (
    <td
      role="cell"
      className={joinClasses(
        styles.cell,
        column.isRight && styles.right,
        column.isWide && styles.wide,
      )}
    >
      <span className={styles.inlineLabel} aria-hidden="true">
        {column.header}
      </span>
      <span>{column.cell(row)}</span>
    </td>
  );
};
