import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/moment.ts";
import { asRow } from "../../../ui/layout.ts";
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
  readonly onOpen: (panel: UserPanel, user: AdminViewUser) => void;
}

export const fullName = ({ firstName, lastName }: Pick<AdminViewUser, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** The users with the actions for each. */
export const UsersTable = ({ users, chosenId, mayArchive, sorting, onOpen }: Props) => {
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
      columns={[...columns, tools]}
      rows={users}
      keyOf={({ id }) => id}
      chosenKey={chosenId}
      sorting={sorting}
      headStays="atTop"
    />
  );
};

const columns: ReadonlyArray<Column<AdminViewUser>> = [
  {
    header: "Name",
    sortField: "lastName",
    cell: (user) => (
      <span className={asRow({ gap: 2, inline: true, wrap: true, breaks: true })}>
        {fullName(user)}
        {user.isArchived ? <Badge kind="completed">Archived</Badge> : null}
      </span>
    ),
  },
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
