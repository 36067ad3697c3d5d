import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { listUsers } from "../../../../contract/person/users.ts";
import { fetchFailure } from "../../../data/errorToast.ts";
import { partOf } from "../../../data/read.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { asStack } from "../../../ui/layout.ts";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";

import * as styles from "./Users.css.ts";
import { type UserPanel, UsersTable } from "./UsersTable.tsx";

interface Props {
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
      </ListBar>
      <Found {...props} listing={listing} users={users} />
    </div>
  );
};

interface FoundProps extends Props {
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
          ? "Nobody is here. Players register themselves, or you add them. Archived users stand under their own status."
          : "Nobody here has such a name or e-mail. Archived users stand under their own status."}
      </EmptyState>
    );
  }
  return (
    <TooltipGroup>
      <UsersTable {...props} users={data.items} sorting={listing.sorting} />
      <Pager
        what={data.total === 1 ? "user" : "users"}
        total={data.total}
        page={listing.page}
        pageSize={PAGE_SIZE}
        onTurn={listing.onTurn}
      />
    </TooltipGroup>
  );
};
