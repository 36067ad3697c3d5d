import type { GroupId } from "../../../../../domain/shared/values.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { removeGroup } from "../../../../contract/teeSheet/teeSheet.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { groupText } from "../sheet.ts";

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

export const useDeleteGroup = () =>
  useWrite(removeGroup, (groupId: GroupId) => ({ params: { groupId } }), {
    isShownFirst: true,
    done: "Group deleted",
    onFailed: serverErrorOr("Failed to save group"),
  });
