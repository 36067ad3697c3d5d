import { SelectField } from "../../../form/SelectField.tsx";
import { columns as columnsOfForm } from "../../../ui/dialogs/Dialog.css.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { columnLabels, columnOptions, type FileColumn } from "./columns.ts";
import type { ReadTable } from "./readTable.ts";

interface Props {
  readonly table: ReadTable;
  readonly columns: ReadonlyArray<FileColumn>;
  readonly onChange: (columns: ReadonlyArray<FileColumn>) => void;
}

/** What each column of the file is. It opens by itself only if nothing is known of the file. */
export const FileColumns = ({ table, columns, onChange }: Props) => {
  const known = columns.filter((column) => column !== null);
  const headOf = (index: number) => table.heads[index] || `Column ${index + 1}`;
  const leftOut = columns.flatMap((column, index) => (column === null ? [headOf(index)] : []));
  return (
    <details open={known.length < 2}>
      <summary>
        {known.length === 0
          ? "Say what the columns are"
          : `Columns: ${known.map((column) => columnLabels[column]).join(", ")}`}
        {known.length === 0 || leftOut.length === 0 ? null : `. Left out: ${leftOut.join(", ")}`}
      </summary>
      <div className={asStack({ gap: 3, top: 2, fits: true })}>
        <p className={asText({ tone: "textDim", size: "sm" })}>
          This is remembered on this device for the next file with the same columns.
        </p>
        <div className={columnsOfForm}>
          {table.heads.map((_, index) => (
            <SelectField
              // oxlint-disable-next-line react/no-array-index-key -- heads may repeat, and stay.
              key={index}
              label={headOf(index)}
              hint={table.rows.find((row) => (row[index] ?? "") !== "")?.[index] ?? "Empty"}
              value={columns[index] ?? ""}
              emptyLabel="Leave out"
              options={columnOptions}
              onChange={(value) => {
                const chosen = columnOptions.find((option) => option.value === value)?.value;
                onChange(
                  columns.map((column, other) => {
                    if (other === index) return chosen ?? null;
                    return column === chosen ? null : column;
                  }),
                );
              }}
            />
          ))}
        </div>
      </div>
    </details>
  );
};
