import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/moment.ts";
import { asRow } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { RowTools } from "../../../ui/tables/RowTools.tsx";
import { type Column, type Sorting, Table } from "../../../ui/tables/Table.tsx";
import { indexText } from "../indexText.ts";
import * as styles from "./Users.css.ts";

export type UserPanel = "user" | "archive" | "restore";

interface Props {
  readonly users: ReadonlyArray<AdminViewUser>;
  /** The user whose dialog is open. */
  readonly chosenId: string | null;
  /** Whether users can be archived and restored. */
  readonly mayArchive: boolean;
  readonly sorting: Sorting;
  /** Users who are chosen for an action on many. */
  readonly selected: ReadonlyMap<string, AdminViewUser>;
  readonly onSelect: (user: AdminViewUser, isSelected: boolean) => void;
  readonly onOpen: (panel: UserPanel, user: AdminViewUser) => void;
}

export const fullName = ({ firstName, lastName }: Pick<AdminViewUser, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** The users with the actions for each. */
export const UsersTable = ({ users, chosenId, mayArchive, sorting, ...props }: Props) => {
  const { selected, onSelect, onOpen } = props;
  const tools: Column<AdminViewUser> = {
    header: "Actions",
    isTools: true,
    cell: (user) => {
      const edit = { panel: "user", label: "Edit User", Sign: Pencil } as const;
      const keep = user.isArchived
        ? ({ panel: "restore", label: "Restore User", Sign: ArchiveRestore } as const)
        : ({ panel: "archive", label: "Archive User", Sign: Archive } as const);
      return (
        <RowTools
          about={fullName(user)}
          tools={(mayArchive ? [edit, keep] : [edit]).map(({ panel, label, Sign }) => ({
            label,
            icon: <Sign size={22} aria-hidden="true" />,
            onSelect: () => onOpen(panel, user),
          }))}
        />
      );
    },
  };
  return (
    <Table
      caption="Users"
      columns={[nameColumn(selected, onSelect), ...columns, tools]}
      rows={users}
      keyOf={({ id }) => id}
      chosenKey={chosenId}
      sorting={sorting}
      headStays="atTop"
    />
  );
};

const nameColumn = (
  selected: Props["selected"],
  onSelect: Props["onSelect"],
): Column<AdminViewUser> => ({
  header: "Name",
  sortField: "lastName",
  cell: (user) => (
    <Checkbox
      label={
        <span className={asRow({ gap: 2, inline: true, wrap: true, breaks: true })}>
          <VisuallyHidden>Select </VisuallyHidden>
          {fullName(user)}
          {user.isArchived ? <Badge kind="completed">Archived</Badge> : null}
        </span>
      }
      checked={selected.has(user.id)}
      onChange={(isSelected) => onSelect(user, isSelected)}
    />
  ),
});

const columns: ReadonlyArray<Column<AdminViewUser>> = [
  {
    header: "Email",
    sortField: "email",
    isWide: true,
    cell: ({ email }) => <span className={styles.text}>{email}</span>,
  },
  { header: "Handicap", sortField: "handicap", cell: ({ handicap }) => indexText(handicap) },
  { header: "Phone", cell: ({ phone }) => phone || "N/A" },
  {
    header: "Registered",
    sortField: "createdAt",
    cell: ({ createdAt }) => shortDate(onSite(new Date(createdAt))),
  },
];
