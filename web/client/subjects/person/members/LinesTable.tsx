import { Checkbox } from "../../../form/Checkbox.tsx";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { columnLabels } from "./columns.ts";
import { kinds, type MemberLine, whomOf } from "./lines.ts";

interface Props {
  readonly lines: ReadonlyArray<MemberLine>;
  readonly onTurn: (index: number) => void;
}

/** Rows of the file. Those that cannot be taken say why. */
export const LinesTable = ({ lines, onTurn }: Props) => {
  const columns: ReadonlyArray<Column<MemberLine>> = [
    {
      header: "Member",
      cell: (line) => (
        <span className={asText({ breaks: true })}>
          <Checkbox
            label={whomOf(line)}
            checked={line.isChosen}
            disabled={!line.mayTake}
            onChange={() => onTurn(line.index)}
          />
        </span>
      ),
    },
    {
      header: "E-mail or number",
      cell: ({ cells }) => (
        <span className={asText({ breaks: true })}>
          {cells.email ?? cells.memberNumber ?? "None"}
        </span>
      ),
    },
    {
      header: "Row",
      cell: ({ kind }) => {
        const shown = kinds.find((each) => each.kind === kind);
        return shown ? <Badge kind={shown.badge}>{shown.label}</Badge> : null;
      },
    },
    { header: "What it does", isWide: true, cell: (line) => <Deeds line={line} /> },
  ];
  return (
    <Table
      caption="Rows of the file"
      columns={columns}
      rows={lines}
      keyOf={({ index }) => String(index)}
    />
  );
};

const Deeds = ({ line }: { readonly line: MemberLine }) => (
  <span className={asStack({ gap: "half" })}>
    {line.kind === "new" ? "Opens an account" : line.kind === "same" ? "Nothing" : null}
    {line.reasons.map((reason) => (
      <span key={reason}>{reason}</span>
    ))}
    {line.changes.map(({ column, before, after }) => (
      <span key={column} className={asText({ breaks: true, figures: true })}>
        {`${columnLabels[column]}: ${before ?? "none"} → ${after ?? "none"}`}
      </span>
    ))}
  </span>
);
