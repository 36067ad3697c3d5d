import { useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { getUserForAdmin } from "../../../../contract/person/users.ts";
import { useRead } from "../../../data/read.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { nameOf } from "../playerText.ts";
import { useArchiveUser, useRestoreUser } from "./useUserActions.ts";

interface Props {
  readonly user: AdminViewUser;
  readonly onClose: () => void;
}

export const ArchiveUserDialog = ({ user, onClose }: Props) => {
  const { mutate, isPending } = useArchiveUser();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(user.id, { onSuccess: onClose })}
      title="Archive User"
      confirmText="Archive User"
      pendingText="Archiving..."
      isPending={isPending}
    >
      <div className={asStack({ gap: 4 })}>
        <p>
          Are you sure you want to archive this user? They will be moved to archived status and
          hidden from the active users list.
        </p>
        <Whom user={user} />
      </div>
    </ConfirmDialog>
  );
};

const RestoreUserDialog = ({ user, onClose }: Props) => {
  const { mutate, isPending } = useRestoreUser();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(user.id, { onSuccess: onClose })}
      title="Restore User"
      confirmText="Restore User"
      pendingText="Restoring..."
      isPending={isPending}
      isDangerous={false}
    >
      <div className={asStack({ gap: 4 })}>
        <p>They return to the active users list and can sign in again with their password.</p>
        <Whom user={user} />
      </div>
    </ConfirmDialog>
  );
};

const Whom = ({ user }: Pick<Props, "user">) => (
  <div
    className={asText({ pad: 4, ground: "raised", radius: "control", leading: 1.4, breaks: true })}
  >
    <p className={asText({ weight: "strong" })}>{nameOf(user)}</p>
    <p>{user.email}</p>
  </div>
);

interface OpenArchiveDialogProps {
  readonly userId: PlayerId;
  readonly onClose: () => void;
}

/** Archives or restores a user; the dialog depends on the user. */
export const OpenArchiveDialog = ({ userId, onClose }: OpenArchiveDialogProps) => {
  const { data: user } = useRead(getUserForAdmin, { userId });
  return user ? <Question user={user} onClose={onClose} /> : null;
};

/** Keeps showing the first question, although the answer changes the user. */
const Question = ({ user, onClose }: Props) => {
  const [wasArchived] = useState(user.isArchived);
  const Dialog = wasArchived ? RestoreUserDialog : ArchiveUserDialog;
  return <Dialog user={user} onClose={onClose} />;
};
