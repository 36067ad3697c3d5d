import { useState } from "react";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { ChooseTable } from "./ChooseTable.tsx";
import { columnsFor, type FileColumn, rememberColumns } from "./columns.ts";
import { FileColumns } from "./FileColumns.tsx";
import { LastImport } from "./LastImport.tsx";
import { PreviewRows } from "./PreviewRows.tsx";
import type { ReadTable } from "./readTable.ts";

interface Props {
  readonly onClose: () => void;
}

interface Chosen {
  readonly table: ReadTable;
  readonly columns: ReadonlyArray<FileColumn>;
  /** Another one with every file and every change of its columns. */
  readonly version: number;
}

/** Members or their handicaps from a file: what its columns mean, what it would do, and doing it. */
export const ImportMembers = ({ onClose }: Props) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = (table: ReadTable, columns: ReadonlyArray<FileColumn>) =>
    setChosen((before) => ({ table, columns, version: (before?.version ?? 0) + 1 }));
  return (
    <Dialog isOpen onClose={onClose} title="Import Members" size="wide">
      <DialogBody>
        <div className={asStack({ gap: 4, fits: true })}>
          <ChooseTable
            isFirst={chosen === null}
            onRead={(table) => choose(table, columnsFor(table.heads))}
          />
          <LastImport />
          {chosen === null ? null : (
            <>
              <FileColumns
                table={chosen.table}
                columns={chosen.columns}
                onChange={(columns) => {
                  rememberColumns(chosen.table.heads, columns);
                  choose(chosen.table, columns);
                }}
              />
              <PreviewRows
                key={chosen.version}
                table={chosen.table}
                columns={chosen.columns}
                version={chosen.version}
                onClose={onClose}
              />
            </>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
};

export default ImportMembers;
