import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listAdminEvents } from "../../../../contract/event/adminEvents.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { listUserEvents, type UserRegistration } from "../../../../contract/person/users.ts";
import { partOf, useRead } from "../../../data/read.ts";
import { fetchFailure } from "../../../data/toasts.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { ListBar } from "../../../form/ListBar.tsx";
import { Tag } from "../../../ui/badges/Badge.tsx";
import { RegistrationBadge } from "../../../ui/badges/Signs.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { Pager } from "../../../ui/tables/Pager.tsx";
import { PAGE_SIZE, useListing } from "../../../ui/useListing.ts";
import { FullEvent, useEntering } from "../entering/useEntering.tsx";
import { nameOf } from "../playerText.ts";
import { useRemoveUser } from "./useUserActions.ts";

interface Props {
  readonly user: AdminViewUser;
  /** Event admins register and remove people only in their own events. */
  readonly mayManage: (event: CountedEvent) => boolean;
}

/** All events with the player's status in each. */
export const EventsTab = ({ user, mayManage }: Props) => {
  const listing = useListing();
  const events = useQuery(partOf(listAdminEvents, listing.query));
  const registrations = useRead(listUserEvents, { userId: user.id });
  const failed = [events, registrations].find(({ isLoadingError }) => isLoadingError);
  return (
    <DialogBody>
      <div className={asStack({ gap: 3, shrinks: true })}>
        <ListBar label="Search events" search={listing.search} onSearch={listing.onSearch} />
        {failed ? (
          <FailedRead
            title={fetchFailure(failed === events ? "events" : "user events", failed.error)}
            of={failed}
          />
        ) : events.data && registrations.data ? (
          <>
            <ul className={asStack({ gap: "slat" })}>
              {events.data.items.map((event) => (
                <li key={event.id}>
                  <EventRow
                    user={user}
                    event={event}
                    registration={registrations.data.find(({ eventId }) => eventId === event.id)}
                    mayManage={mayManage(event)}
                  />
                </li>
              ))}
            </ul>
            <Pager
              what="event"
              total={events.data.total}
              page={listing.page}
              pageSize={PAGE_SIZE}
              onTurn={listing.onTurn}
            />
          </>
        ) : (
          <SkeletonSlats label="Loading events..." />
        )}
      </div>
    </DialogBody>
  );
};

interface RowProps {
  readonly user: AdminViewUser;
  readonly event: CountedEvent;
  readonly registration: UserRegistration | undefined;
  readonly mayManage: boolean;
}

const EventRow = ({ user, event, registration, mayManage }: RowProps) => {
  const entering = useEntering();
  const [isRemoving, setIsRemoving] = useState(false);
  const isIn = registration !== undefined && registration.status !== "cancelled";
  return (
    <article
      className={asRow({
        gap: 2,
        justify: "between",
        wrap: true,
        pad: 3,
        ground: "ground",
        radius: "slot",
      })}
      aria-label={event.name}
    >
      <div className={asStack({ gap: "half", breaks: true, shrinks: true })}>
        <p className={asText({ weight: "strong" })}>{event.name}</p>
        <p className={asRow({ gap: 2, wrap: true, tone: "textDim", size: "sm" })}>
          {shortDate(event.startDate)}
          {registration ? (
            <RegistrationBadge status={registration.status} />
          ) : (
            <Tag>Not Registered</Tag>
          )}
        </p>
      </div>
      {!mayManage || (user.isArchived && !isIn) ? null : isIn ? (
        <Button
          variant="line"
          size="small"
          aria-label={`Remove: ${event.name}`}
          onClick={() => setIsRemoving(true)}
        >
          Remove
        </Button>
      ) : (
        <Button
          variant="line"
          size="small"
          aria-label={`Register: ${event.name}`}
          isPending={entering.isPending}
          pendingText="Registering..."
          onClick={() => entering.enter({ event, players: [user], fee: null })}
        >
          Register
        </Button>
      )}
      <FullEvent entering={entering} />
      {isRemoving ? (
        <RemoveFromEventDialog user={user} event={event} onClose={() => setIsRemoving(false)} />
      ) : null}
    </article>
  );
};

interface RemoveFromEventDialogProps extends Pick<RowProps, "user" | "event"> {
  readonly onClose: () => void;
}

export const RemoveFromEventDialog = ({ user, event, onClose }: RemoveFromEventDialogProps) => {
  const { mutate, isPending } = useRemoveUser();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate({ userId: user.id, eventId: event.id }, { onSuccess: onClose })}
      title={`Remove ${nameOf(user)}?`}
      confirmText="Remove"
      pendingText="Removing..."
      isPending={isPending}
    >
      <p>{`The registration leaves the lists of ${event.name}. The player may register again.`}</p>
    </ConfirmDialog>
  );
};
