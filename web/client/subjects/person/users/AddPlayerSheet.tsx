import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { listUsers } from "../../../../contract/person/users.ts";
import { fetchFailure } from "../../../data/errorToast.ts";
import { partOf } from "../../../data/read.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { asStack } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";

import { Candidate } from "./Candidate.tsx";
import { NewUserForm } from "./NewUserForm.tsx";
import { useRegisterUser } from "./useUserActions.ts";

interface Props {
  readonly event: { readonly id: TournamentId; readonly name: string };
  /** Players who are already in the event. */
  readonly playerIds: ReadonlySet<string>;
  /** Super admins may also create accounts. */
  readonly mayCreate: boolean;
  readonly onClose: () => void;
}

/** Registers somebody on the spot: an existing account, or a new one. */
export const AddPlayerSheet = ({ event, playerIds, mayCreate, onClose }: Props) => {
  const [isNew, setNew] = useState(false);
  const register = useRegisterUser();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      overline={event.name}
      title={isNew ? "Create New User" : "Add Player"}
      seed={event.id}
    >
      {isNew ? (
        <NewUserForm
          onCancel={() => setNew(false)}
          onCreated={({ id }) => {
            register.mutate({ userId: id, eventId: event.id });
            setNew(false);
          }}
        />
      ) : (
        <DialogBody>
          <Candidates eventId={event.id} playerIds={playerIds} readsAddresses={mayCreate}>
            {mayCreate ? (
              <Button
                variant="line"
                size="small"
                icon={<UserPlus size={20} aria-hidden="true" />}
                onClick={() => setNew(true)}
              >
                New Player
              </Button>
            ) : null}
          </Candidates>
        </DialogBody>
      )}
    </Sheet>
  );
};

interface CandidatesProps extends Pick<Props, "playerIds"> {
  readonly eventId: TournamentId;
  /** Super admins read the addresses of everybody, and find people by a part of them. */
  readonly readsAddresses: boolean;
  readonly children: ReactNode;
}

const Candidates = ({ eventId, playerIds, readsAddresses, children }: CandidatesProps) => {
  const listing = useListing();
  const users = useQuery(partOf(listUsers, { ...listing.query, status: "active" }));
  return (
    <div className={asStack({ gap: 3, shrinks: true })}>
      <ListBar label="Search users" search={listing.search} onSearch={listing.onSearch}>
        {children}
      </ListBar>
      {users.isLoadingError ? (
        <FailedRead title={fetchFailure("users", users.error)} of={users} />
      ) : users.data?.total === 0 ? (
        <EmptyState title="No Users Found" seed="users">
          {readsAddresses
            ? "Nobody here has such a name or e-mail."
            : "Nobody here has such a name. By e-mail, type the whole address."}
        </EmptyState>
      ) : users.data ? (
        <>
          <ul className={asStack({ gap: "slat" })}>
            {users.data.items.map((user) => (
              <li key={user.id}>
                <Candidate user={user} eventId={eventId} isIn={playerIds.has(user.id)} />
              </li>
            ))}
          </ul>
          <Pager
            what={users.data.total === 1 ? "user" : "users"}
            total={users.data.total}
            page={listing.page}
            pageSize={PAGE_SIZE}
            onTurn={listing.onTurn}
          />
        </>
      ) : (
        <SkeletonSlats label="Loading users..." />
      )}
    </div>
  );
};
