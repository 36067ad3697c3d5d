/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as slats loses its roles in some browsers, so they are written out. */

import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { useMatches } from "../../device/useMatches.ts";
import { IconButton } from "../buttons/Button.tsx";
import { asRow, joinClasses } from "../layout.ts";
import { ActionMenu } from "../overlays/ActionMenu.tsx";
import { Tooltip } from "../overlays/Tooltip.tsx";
import { media } from "../theme/media.ts";
import * as styles from "./Table.css.ts";

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The field to sort by. Without one the head is not a button. */
  readonly sortField?: string;
  readonly isRight?: boolean;
  /** Takes the whole width of a slat on phones. */
  readonly isWide?: boolean;
  /** Keeps this width on a desktop; the other columns share the rest. */
  readonly width?: keyof typeof styles.widths;
  /** A column of buttons, which gets no label on phones. */
  readonly isTools?: boolean;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: ReadonlyArray<Row>;
  readonly keyOf: (row: Row) => string;
  /** The row whose dialog is open. */
  readonly chosenKey?: string | null;
  readonly sorting?: Sorting | undefined;
  /** Where the head stays while the rows scroll. Without it, it scrolls away with them. */
  readonly headStays?: keyof typeof styles.stays;
}

/** How the rows are sorted: "lastName", or "-lastName" the other way round. */
export interface Sorting {
  readonly by: string | null;
  readonly onSort: (field: string) => void;
}

/** Every table but the leaderboard. Where it has no room each row becomes a slat. */
export const Table = <Row,>({ caption, columns, rows, keyOf, chosenKey, ...head }: Props<Row>) => (
  <table
    role="table"
    className={joinClasses(
      styles.table,
      columns.some(({ width }) => width !== undefined) && styles.fixed,
    )}
  >
    <caption className={styles.caption}>{caption}</caption>
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {columns.map(({ header, sortField, isRight, isTools, width }) => (
          <th
            key={header}
            role="columnheader"
            scope="col"
            aria-sort={orderOf(head.sorting, sortField)}
            className={joinClasses(
              styles.columnHead,
              head.headStays && styles.stays[head.headStays],
              (isRight || isTools) && styles.right,
              width && styles.widths[width],
            )}
          >
            {head.sorting && sortField !== undefined ? (
              <SortButton header={header} field={sortField} sorting={head.sorting} />
            ) : (
              header
            )}
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

const orderOf = (sorting: Sorting | undefined, field: string | undefined) => {
  if (!sorting || field === undefined) return undefined;
  if (sorting.by === field) return "ascending";
  return sorting.by === `-${field}` ? "descending" : "none";
};

interface SortProps {
  readonly header: string;
  readonly field: string;
  readonly sorting: Sorting;
}

const SortButton = ({ header, field, sorting }: SortProps) => {
  const order = orderOf(sorting, field);
  const Sign = order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <button type="button" className={styles.sort} onClick={() => sorting.onSort(field)}>
      {header}
      <Sign size={16} aria-hidden="true" />
    </button>
  );
};

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
        <div className={asRow({ gap: "half", inline: true, wrap: true })}>{column.cell(row)}</div>
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

interface RowTool {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean;
}

interface RowToolsProps {
  /** The row's name: "Event Settings: The Crooked Pin". */
  readonly about: string;
  readonly tools: ReadonlyArray<RowTool>;
}

/** So many tools leave the other columns of a small desktop their words. */
const FEW = 3;

/**
 * The tools of a row as icons, or as one menu if there is no room for them. Needs a `TooltipGroup`
 * around it. Only one of the two is rendered, because a tooltip for each icon takes long.
 */
export const RowTools = ({ about, tools }: RowToolsProps) => {
  const hasRoom = useMatches(tools.length > FEW ? media.wide : media.desktop);
  if (!hasRoom) return <ActionMenu about={about} actions={tools} />;
  return (
    <span className={asRow({ gap: "half", inline: true, align: "stretch" })}>
      {tools.map(({ label, icon, onSelect }) => (
        <Tooltip key={label} text={label}>
          <IconButton label={`${label}: ${about}`} onClick={onSelect}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </span>
  );
};
