import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { groupText } from "../sheet.ts";
import { useDeleteGroup } from "../useDeleteGroup.ts";

interface Props {
  readonly group: GolfGroup;
  readonly onClose: () => void;
}

export const DeleteGroupDialog = ({ group, onClose }: Props) => {
  const { mutate, isPending } = useDeleteGroup();
  const count = group.members.length;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(group.id, { onSuccess: onClose })}
      title={`Delete ${groupText(group)}?`}
      confirmText="Delete"
      pendingText="Deleting..."
      isPending={isPending}
    >
      <p>
        {count === 1
          ? "Its player is then not yet scheduled. Scores stay."
          : `Its ${count} players are then not yet scheduled. Scores stay.`}
      </p>
    </ConfirmDialog>
  );
};
