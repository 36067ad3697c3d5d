import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { fullName } from "./UsersTable.tsx";
import { useRemoveUser } from "./useUserActions.ts";

interface Props {
  readonly user: AdminViewUser;
  readonly event: CountedEvent;
  readonly onClose: () => void;
}

export const RemoveFromEventDialog = ({ user, event, onClose }: Props) => {
  const { mutate, isPending } = useRemoveUser();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate({ userId: user.id, eventId: event.id }, { onSuccess: onClose })}
      title={`Remove ${fullName(user)}?`}
      confirmText="Remove"
      pendingText="Removing..."
      isPending={isPending}
    >
      <p>{`The registration leaves the lists of ${event.name}. The player may register again.`}</p>
    </ConfirmDialog>
  );
};
