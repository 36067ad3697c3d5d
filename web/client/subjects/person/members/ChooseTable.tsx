import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { FieldError } from "../../../form/Field.tsx";
import { TextAreaField } from "../../../form/TextAreaField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { type ReadTable, type Refusal, readFile, readText } from "./readTable.ts";

interface Props {
  /** Whether there is no table yet. */
  readonly isFirst: boolean;
  readonly onRead: (table: ReadTable) => void;
}

/** A file, or rows that were copied from a spreadsheet. */
export const ChooseTable = ({ isFirst, onRead }: Props) => {
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
