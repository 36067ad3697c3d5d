import { FileSpreadsheet, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  getLastImport,
  type UndoneImport,
  undoImport,
} from "../../../../contract/person/memberImports.ts";
import { useRead } from "../../../data/read.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { FieldError, TextAreaField } from "../../../form/Field.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { countText, listText, numberText } from "../../../ui/listText.ts";
import { columnsFor, type FileColumn, rememberColumns } from "./columns.ts";
import { FileColumns } from "./FileColumns.tsx";
import { PreviewRows } from "./PreviewRows.tsx";
import { type ReadTable, type Refusal, readFile, readText } from "./readTable.ts";

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

interface ChooseTableProps {
  /** Whether there is no table yet. */
  readonly isFirst: boolean;
  readonly onRead: (table: ReadTable) => void;
}

/** A file, or rows that were copied from a spreadsheet. */
const ChooseTable = ({ isFirst, onRead }: ChooseTableProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isReading, setIsReading] = useState(false);

  const take = (read: ReadTable | Refusal) => {
    const isRefused = typeof read === "string";
    setRefusal(isRefused ? read : null);
    if (!isRefused) onRead(read);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    take(await readFile(file));
    setIsReading(false);
  };
  return (
    <div className={asStack({ gap: 3, fits: true })}>
      {isFirst ? (
        <p className={asText({ tone: "textDim" })}>
          The first row names the columns. Nothing is stored before you have seen what each row
          does. A file with handicaps needs the member number or the e-mail beside them.
        </p>
      ) : null}
      <div className={asRow({ gap: 3, wrap: true })}>
        <Button
          variant={isFirst ? "main" : "line"}
          size="small"
          icon={<FileSpreadsheet size={20} aria-hidden="true" />}
          isPending={isReading}
          onClick={() => input.current?.click()}
        >
          {isFirst ? "Choose File" : "Choose Another File"}
        </Button>
        <span className={asText({ tone: "textDim", size: "sm" })}>.xlsx or .csv</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File of members"
          accept=".csv,.txt,.tsv,.xlsx"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Lets the same file be chosen again.
            target.value = "";
            void choose(file);
          }}
        />
      </div>
      {isFirst ? (
        <>
          <TextAreaField
            label="Or paste rows from a spreadsheet"
            value={pasted}
            onChange={setPasted}
            spellCheck={false}
          />
          {pasted.trim() === "" ? null : (
            <div className={asRow({})}>
              <Button variant="line" size="small" onClick={() => take(readText(pasted))}>
                Read Pasted Rows
              </Button>
            </div>
          )}
        </>
      ) : null}
      {refusal === null ? null : (
        <div role="alert">
          <FieldError id="refused-file">{refusal}</FieldError>
        </div>
      )}
    </div>
  );
};

/** The last import, as long as it can be undone, and afterwards who stayed. */
const LastImport = () => {
  const { data: last } = useRead(getLastImport, {});
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useUndoImport((answer) => {
    setUndone(answer);
    setIsAsked(false);
  });
  if (undone && undone.kept.length > 0 && last?.isUndone) {
    const names = listText(undone.kept.map(({ name }) => name));
    return (
      <output className={asText({ breaks: true })}>
        {`Left as they are, because somebody has used or changed them since: ${names}.`}
      </output>
    );
  }
  if (!last || last.isUndone || last.added + last.changed === 0) return null;
  const what = [
    ...(last.added > 0 ? [countText(last.added, "member")] : []),
    ...(last.changed > 0 ? [`${numberText(last.changed)} changed`] : []),
  ].join(", ");
  return (
    <div className={asStack({ gap: 2 })}>
      <div className={asRow({})}>
        <Button
          variant="line"
          size="small"
          icon={<Undo2 size={20} aria-hidden="true" />}
          onClick={() => setIsAsked(true)}
        >
          {`Undo the import of ${what}`}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => mutate(last.id)}
        title="Undo the last import?"
        confirmText="Undo Import"
        pendingText="Undoing..."
        isPending={isPending}
      >
        New accounts are removed, and changed ones are as before. An account that somebody has used
        or changed since then stays, and you are told whose it is.
      </ConfirmDialog>
    </div>
  );
};

const useUndoImport = (onDone: (undone: UndoneImport) => void) =>
  useWrite(undoImport, (importId: string) => ({ body: { importId } }), {
    isShownFirst: true,
    done: ({ removed, restored }) =>
      `${countText(removed, "member")} removed, ${numberText(restored)} as before`,
    onDone,
    onFailed: serverErrorOr("Failed to undo the import"),
  });
