import { useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, CalendarPlus, Pencil } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { listUsers } from "../../../../contract/person/users.ts";
import { partOf } from "../../../data/read.ts";
import { fetchFailure } from "../../../data/toasts.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/wallClock.ts";
import { ListFileLink } from "../../../ui/files/ListFileLink.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { type Column, RowTools, type Sorting, Table } from "../../../ui/tables/Table.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";
import { EnterIntoEvent, type Whom } from "../entering/EnterMany.tsx";
import { InviteMany } from "../invitations/InviteMany.tsx";
import { indexText, nameOf } from "../playerText.ts";
import * as styles from "./Users.css.ts";

interface Props extends Pick<ComponentProps<typeof InviteMany>, "onPrint"> {
  readonly chosenId: string | null;
  readonly mayArchive: boolean;
  readonly onOpen: (panel: UserPanel, user: AdminViewUser) => void;
}

const filters = [
  { value: "active", label: "Active Users" },
  { value: "archived", label: "Archived Users" },
  { value: "all", label: "All Users" },
] as const;
type Filter = (typeof filters)[number]["value"];

const isFilter = (value: string): value is Filter => filters.some((each) => each.value === value);

/** The list of users, with a search by name and e-mail, page by page. */
export const UserList = (props: Props) => {
  const [filter, setFilter] = useState<Filter>("active");
  const listing = useListing();
  const status = filter === "all" ? {} : { status: filter };
  const users = useQuery(partOf(listUsers, { ...listing.query, ...status }));
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminViewUser>>(new Map());
  const [whom, setWhom] = useState<Whom | null>(null);
  const { q } = listing.query;
  // Until the search has its answer, "All" would count others than it acts on.
  const isChanging = selected.size === 0 && users.isPlaceholderData;
  const found = { ...(q === undefined ? {} : { q }), ...status };
  const select = (user: AdminViewUser, isSelected: boolean) =>
    setSelected((before) => {
      const others = [...before].filter(([id]) => id !== user.id);
      return new Map(isSelected ? [...others, [user.id, user]] : others);
    });
  return (
    <div className={asStack({ gap: 3, shrinks: true })}>
      <ListBar label="Search users" search={listing.search} onSearch={listing.onSearch}>
        <SelectField
          label="Status"
          className={styles.filter}
          value={filter}
          options={filters}
          onChange={(value) => {
            if (isFilter(value)) setFilter(value);
            listing.toFirstPage();
          }}
        />
        <ListFileLink
          to={`/api/admin/users.csv?${new URLSearchParams({ ...listing.asked, ...status })}`}
        />
      </ListBar>
      {users.data === undefined || users.data.total === 0 ? null : (
        <div className={asRow({ gap: 2, wrap: true })}>
          <Button
            variant="line"
            size="small"
            icon={<CalendarPlus size={20} aria-hidden="true" />}
            isPending={isChanging}
            onClick={() =>
              setWhom(selected.size > 0 ? { chosen: [...selected.values()] } : { found })
            }
          >
            {selected.size > 0
              ? `Enter ${numberText(selected.size)} Selected into an Event`
              : `Enter All ${numberText(users.data.total)} into an Event`}
          </Button>
          <InviteMany
            chosen={[...selected.values()]}
            found={found}
            total={users.data.total}
            isChanging={isChanging}
            onPrint={props.onPrint}
          />
          {selected.size === 0 ? null : (
            <Button variant="quiet" size="small" onClick={() => setSelected(new Map())}>
              Select None
            </Button>
          )}
        </div>
      )}
      <Found {...props} selected={selected} onSelect={select} listing={listing} users={users} />
      {whom ? <EnterIntoEvent whom={whom} onClose={() => setWhom(null)} /> : null}
    </div>
  );
};

interface FoundProps extends Props {
  readonly selected: ReadonlyMap<string, AdminViewUser>;
  readonly onSelect: (user: AdminViewUser, isSelected: boolean) => void;
  readonly listing: ReturnType<typeof useListing>;
  readonly users: ReturnType<
    typeof useQuery<{ items: ReadonlyArray<AdminViewUser>; total: number }>
  >;
}

const Found = ({ listing, users, ...props }: FoundProps) => {
  const { data, isLoadingError, error } = users;
  if (isLoadingError) {
    return <FailedRead title={fetchFailure("users", error)} of={users} />;
  }
  if (!data) return <SkeletonSlats label="Loading users..." />;
  if (data.total === 0) {
    return (
      <EmptyState as="h2" title="No Users Found" seed="users">
        {listing.query.q === undefined
          ? "Nobody is here. Players register themselves, or you add or import them. Archived users stand under their own status."
          : "Nobody here has such a name or e-mail. Archived users stand under their own status."}
      </EmptyState>
    );
  }
  return (
    <TooltipGroup>
      <UsersTable {...props} users={data.items} sorting={listing.sorting} />
      <Pager
        what="user"
        total={data.total}
        page={listing.page}
        pageSize={PAGE_SIZE}
        onTurn={listing.onTurn}
      />
    </TooltipGroup>
  );
};

type UserPanel = "user" | "archive" | "restore";

interface UsersTableProps {
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

/** The users with the actions for each. */
const UsersTable = ({ users, chosenId, mayArchive, sorting, ...props }: UsersTableProps) => {
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
          about={nameOf(user)}
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
  selected: UsersTableProps["selected"],
  onSelect: UsersTableProps["onSelect"],
): Column<AdminViewUser> => ({
  header: "Name",
  sortField: "lastName",
  cell: (user) => (
    <Checkbox
      label={
        <span className={asRow({ gap: 2, inline: true, wrap: true, breaks: true })}>
          <VisuallyHidden>Select </VisuallyHidden>
          {nameOf(user)}
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
