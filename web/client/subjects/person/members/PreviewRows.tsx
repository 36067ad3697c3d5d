import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  importMembers,
  type MemberCells,
  MOST_MEMBERS,
  previewMembers,
  type RowPreview,
} from "../../../../contract/person/memberImports.ts";
import { sentenceOf } from "../../../data/apiError.ts";
import { call } from "../../../data/call.ts";
import { namesOf } from "../../../data/read.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { countText, numberText } from "../../../ui/listText.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { usePaged } from "../../../ui/usePaged.ts";
import {
  cellsOf,
  columnLabels,
  type FileColumn,
  isHandicapsAlone,
  rememberColumns,
} from "./columns.ts";
import type { ReadTable } from "./readTable.ts";

interface Props {
  readonly table: ReadTable;
  readonly columns: ReadonlyArray<FileColumn>;
  readonly version: number;
  readonly onClose: () => void;
}

/** What each row does, and the choice of those that are taken. */
export const PreviewRows = ({ table, columns, version, onClose }: Props) => {
  const rows = useMemo(() => cellsOf(table, columns), [table, columns]);
  const isTooLong = rows.length > MOST_MEMBERS;
  const query = useQuery({
    // The rows themselves would be a long name.
    ...namesOf(previewMembers, {}, version),
    queryFn: ({ signal }) => call(previewMembers, { body: { rows }, signal, isPreview: true }),
    enabled: !isTooLong,
    gcTime: 0,
  });
  if (isTooLong) {
    return (
      <EmptyState as="h2" title="Too Many Rows" seed="rows">
        {`One import takes ${numberText(MOST_MEMBERS)} rows, and this file has ${numberText(rows.length)}. Please divide it.`}
      </EmptyState>
    );
  }
  if (query.isLoadingError) return <FailedRead title={sentenceOf(query.error)} of={query} />;
  if (!query.data) return <SkeletonSlats label="Comparing with the accounts..." />;
  return (
    <ChosenRows
      rows={rows}
      previews={query.data}
      isHandicaps={isHandicapsAlone(columns)}
      onTaken={() => rememberColumns(table.heads, columns)}
      onClose={onClose}
    />
  );
};

interface ChosenProps extends Pick<Props, "onClose"> {
  readonly rows: ReadonlyArray<MemberCells>;
  readonly previews: ReadonlyArray<RowPreview>;
  readonly isHandicaps: boolean;
  readonly onTaken: () => void;
}

const ChosenRows = ({ rows, previews, isHandicaps, onTaken, onClose }: ChosenProps) => {
  const [shownKind, setShownKind] = useState("");
  /** The rows that were chosen otherwise than they are at first. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const { mutate, isPending } = useImportMembers();

  const lines = previews.map((preview, index): MemberLine => {
    const isChosenAtFirst = preview.kind === "new" || preview.kind === "changed";
    const isChosen = preview.mayTake && isChosenAtFirst !== turned.has(index);
    return { ...preview, index, cells: rows[index] ?? {}, isChosen };
  });
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const { shown, pager } = usePaged(
    lines.filter(({ kind }) => shownKind === "" || kind === shownKind),
  );

  const take = () =>
    mutate(
      chosen.map(({ cells }) => cells),
      {
        onSuccess: () => {
          setTurned(new Set());
          onTaken();
        },
      },
    );
  return (
    <div className={asStack({ gap: 3, fits: true })}>
      <output className={asText({ weight: "strong", figures: true })}>{countsText(lines)}</output>
      <div className={asRow({ gap: 3, justify: "between", align: "end", wrap: true })}>
        <SelectField
          label="Show"
          value={shownKind}
          emptyLabel={`All rows (${numberText(lines.length)})`}
          options={countedKinds(lines).map(({ kind, label, count }) => ({
            value: kind,
            label: `${label} (${numberText(count)})`,
          }))}
          onChange={setShownKind}
        />
        {chosen.length === 0 ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button isPending={isPending} pendingText="Importing..." onClick={take}>
            {isHandicaps
              ? `Take ${countText(chosen.length, "handicap")}`
              : `Import ${countText(chosen.length, "member")}`}
          </Button>
        )}
      </div>
      <LinesTable
        lines={shown}
        onTurn={(index) =>
          setTurned((before) => {
            const after = new Set(before);
            if (!after.delete(index)) after.add(index);
            return after;
          })
        }
      />
      <Pager what="row" {...pager} />
    </div>
  );
};

const useImportMembers = () =>
  useWrite(importMembers, (rows: ReadonlyArray<MemberCells>) => ({ body: { rows } }), {
    isShownFirst: true,
    done: ({ added, changed }) =>
      `${countText(added, "member")} added, ${numberText(changed)} changed`,
    onFailed: serverErrorOr("Failed to import the members"),
  });

interface LinesTableProps {
  readonly lines: ReadonlyArray<MemberLine>;
  readonly onTurn: (index: number) => void;
}

/** Rows of the file. Those that cannot be taken say why. */
const LinesTable = ({ lines, onTurn }: LinesTableProps) => {
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

/** A row of the file, with what taking it would do. */
interface MemberLine extends RowPreview {
  readonly index: number;
  readonly cells: MemberCells;
  readonly isChosen: boolean;
}

const kinds = [
  { kind: "new", label: "New", counted: "new", badge: "upcoming" },
  { kind: "changed", label: "Changed", counted: "changed", badge: "active" },
  { kind: "noEmail", label: "Without e-mail", counted: "without e-mail", badge: "cancelled" },
  { kind: "unclear", label: "Unclear", counted: "unclear", badge: "caution" },
  { kind: "same", label: "As they are", counted: "as they are", badge: "completed" },
] as const;

/** "118 new, 2 changed, 1 without e-mail, 3 unclear". */
const countsText = (lines: ReadonlyArray<Pick<RowPreview, "kind">>): string =>
  countedKinds(lines)
    .map(({ count, counted }) => `${numberText(count)} ${counted}`)
    .join(", ");

const countedKinds = (lines: ReadonlyArray<Pick<RowPreview, "kind">>) =>
  kinds
    .map((kind) => ({ ...kind, count: lines.filter((line) => line.kind === kind.kind).length }))
    .filter(({ count }) => count > 0);

/** Whom the row is about: the name in it, or that of the account. */
const whomOf = ({ cells, account, index }: MemberLine): string => {
  const name = `${cells.firstName ?? ""} ${cells.lastName ?? ""}`.trim();
  return name || account || cells.email || cells.memberNumber || `Row ${index + 1}`;
};
