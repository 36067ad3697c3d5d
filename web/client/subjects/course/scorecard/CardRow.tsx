import { Trash2 } from "lucide-react";
import { useId } from "react";
import { FieldError } from "../../../form/Field.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import * as styles from "./CardGrid.css.ts";
import type { CellError } from "./cardErrors.ts";
import { type ColumnName, columns, isEmpty, type RowValues } from "./cardValues.ts";

interface Props {
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
export const CardRow = ({ row, index, names, errors, reachable, onCell, onDelete }: Props) => {
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
