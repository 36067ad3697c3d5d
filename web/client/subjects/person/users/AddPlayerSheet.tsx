import { useQuery } from "@tanstack/react-query";
import { History, UserPlus, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { listUsers } from "../../../../contract/person/users.ts";
import { partOf } from "../../../data/read.ts";
import { fetchFailure } from "../../../data/toasts.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { DialogBody, Sheet } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";
import { EnterMany, FeeField, type Whom } from "../entering/EnterMany.tsx";
import { EventChoice } from "../entering/EventChoice.tsx";
import { chosenFee } from "../entering/feeTexts.ts";
import { type Entering, FullEvent, useEntering } from "../entering/useEntering.tsx";
import { Candidate } from "./Candidate.tsx";
import { NewUserForm } from "./NewUserForm.tsx";

interface Props {
  readonly event: Entering["event"];
  /** Players who are already in the event. */
  readonly playerIds: ReadonlySet<string>;
  /** Super admins may also create accounts. */
  readonly mayCreate: boolean;
  readonly onClose: () => void;
}

/** Registers people on the spot: existing accounts, the field of an earlier event, or a new account. */
export const AddPlayerSheet = ({ event, playerIds, mayCreate, onClose }: Props) => {
  const [shows, setShows] = useState<"search" | "new" | "earlier">("search");
  const [whom, setWhom] = useState<Whom | null>(null);
  const [fee, setFee] = useState("");
  const entering = useEntering();
  const search = () => setShows("search");
  return (
    <Sheet isOpen onClose={onClose} overline={event.name} title={titles[shows]} seed={event.id}>
      {shows === "new" ? (
        <NewUserForm
          onCancel={search}
          onCreated={(player) => {
            entering.enter({ event, players: [player], fee: chosenFee(fee) });
            search();
          }}
        />
      ) : (
        <DialogBody>
          {shows === "earlier" ? (
            <EarlierEvents event={event} onChoose={setWhom} onBack={search} />
          ) : (
            <Candidates
              event={event}
              playerIds={playerIds}
              fee={fee}
              onFee={setFee}
              readsAddresses={mayCreate}
              onAll={setWhom}
            >
              <Button
                variant="line"
                size="small"
                icon={<History size={20} aria-hidden="true" />}
                onClick={() => setShows("earlier")}
              >
                From an Earlier Event
              </Button>
              {mayCreate ? (
                <Button
                  variant="line"
                  size="small"
                  icon={<UserPlus size={20} aria-hidden="true" />}
                  onClick={() => setShows("new")}
                >
                  New Player
                </Button>
              ) : null}
            </Candidates>
          )}
        </DialogBody>
      )}
      {whom ? (
        <EnterMany
          event={event}
          whom={whom}
          fee={fee}
          onCancel={() => setWhom(null)}
          onDone={onClose}
        />
      ) : null}
      <FullEvent entering={entering} />
    </Sheet>
  );
};

const titles = {
  search: "Add Players",
  new: "Create New User",
  earlier: "Field of an Earlier Event",
} as const;

interface EarlierProps {
  readonly event: Entering["event"];
  readonly onChoose: (whom: Whom) => void;
  readonly onBack: () => void;
}

const EarlierEvents = ({ event, onChoose, onBack }: EarlierProps) => (
  <div className={asStack({ gap: 3, shrinks: true })}>
    <div>
      <Button variant="quiet" size="small" onClick={onBack}>
        Back to the Users
      </Button>
    </div>
    <EventChoice
      holds={({ id }) => id !== event.id}
      onChoose={({ id }) => onChoose({ playedIn: id })}
    />
  </div>
);

interface CandidatesProps extends Pick<Props, "event" | "playerIds"> {
  /** Super admins read the addresses of everybody, and find people by a part of them. */
  readonly readsAddresses: boolean;
  readonly onAll: (whom: Whom) => void;
  readonly fee: string;
  readonly onFee: (fee: string) => void;
  readonly children: ReactNode;
}

const Candidates = ({
  event,
  playerIds,
  readsAddresses,
  onAll,
  fee,
  onFee,
  children,
}: CandidatesProps) => {
  const listing = useListing();
  const { q } = listing.query;
  const asked = q === undefined ? {} : { q };
  const users = useQuery(partOf(listUsers, { ...listing.query, status: "active" }));
  return (
    <div className={asStack({ gap: 3, shrinks: true })}>
      <ListBar label="Search users" search={listing.search} onSearch={listing.onSearch}>
        {children}
      </ListBar>
      <FeeField event={event} value={fee} onChange={onFee} />
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
          <div>
            <Button
              variant="quiet"
              size="small"
              icon={<Users size={20} aria-hidden="true" />}
              isPending={users.isPlaceholderData}
              onClick={() => onAll({ found: { ...asked, status: "active" } })}
            >
              {`Add All ${numberText(users.data.total)} Found`}
            </Button>
          </div>
          <ul className={asStack({ gap: "slat" })}>
            {users.data.items.map((user) => (
              <li key={user.id}>
                <Candidate
                  user={user}
                  event={event}
                  isIn={playerIds.has(user.id)}
                  fee={chosenFee(fee)}
                />
              </li>
            ))}
          </ul>
          <Pager
            what="user"
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
