import type { MemberCells, RowPreview } from "../../../../contract/person/memberImports.ts";

/** A row of the file, with what taking it would do. */
export interface MemberLine extends RowPreview {
  readonly index: number;
  readonly cells: MemberCells;
  readonly isChosen: boolean;
}

export const kinds = [
  { kind: "new", label: "New", counted: "new", badge: "upcoming" },
  { kind: "changed", label: "Changed", counted: "changed", badge: "active" },
  { kind: "noEmail", label: "Without e-mail", counted: "without e-mail", badge: "cancelled" },
  { kind: "unclear", label: "Unclear", counted: "unclear", badge: "caution" },
  { kind: "same", label: "As they are", counted: "as they are", badge: "completed" },
] as const;

/** "118 new, 2 changed, 1 without e-mail, 3 unclear". */
export const countsText = (lines: ReadonlyArray<Pick<RowPreview, "kind">>): string =>
  kinds
    .map(
      ({ kind, counted }) => [lines.filter((line) => line.kind === kind).length, counted] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, counted]) => `${count} ${counted}`)
    .join(", ");

/** Whom the row is about: the name in it, or that of the account. */
export const whomOf = ({ cells, account, index }: MemberLine): string => {
  const name = `${cells.firstName ?? ""} ${cells.lastName ?? ""}`.trim();
  return name || account || cells.email || cells.memberNumber || `Row ${index + 1}`;
};
