import { useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { getUserForAdmin } from "../../../../contract/person/users.ts";
import { useRead } from "../../../data/read.ts";
import { ArchiveUserDialog, RestoreUserDialog } from "./ArchiveUserDialogs.tsx";

interface Props {
  readonly userId: PlayerId;
  readonly onClose: () => void;
}

/** Archives or restores a user; the dialog depends on the user. */
export const OpenArchiveDialog = ({ userId, onClose }: Props) => {
  const { data: user } = useRead(getUserForAdmin, { userId });
  return user ? <Question user={user} onClose={onClose} /> : null;
};

interface QuestionProps {
  readonly user: AdminViewUser;
  readonly onClose: () => void;
}

/** Keeps showing the first question, although the answer changes the user. */
const Question = ({ user, onClose }: QuestionProps) => {
  const [wasArchived] = useState(user.isArchived);
  const Dialog = wasArchived ? RestoreUserDialog : ArchiveUserDialog;
  return <Dialog user={user} onClose={onClose} />;
};
