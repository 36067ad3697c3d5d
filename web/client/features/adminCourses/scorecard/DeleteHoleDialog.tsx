import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Hole } from "../../../../contract/course.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { useDeleteHole } from "./useHoles.ts";

interface Props {
  readonly courseId: CourseId;
  readonly hole: Hole;
  readonly onClose: () => void;
  /** Called even if another question is open by then. */
  readonly onDeleted: () => void;
}

export const DeleteHoleDialog = ({ courseId, hole, onClose, onDeleted }: Props) => {
  const { mutate, isPending } = useDeleteHole(courseId, onDeleted);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(hole.id)}
      title={`Delete hole ${hole.holeNumber}?`}
      confirmText="Delete Hole"
      pendingText="Deleting..."
      isPending={isPending}
    >
      <p>It leaves the course. Scores that were entered on it stay as they are.</p>
    </ConfirmDialog>
  );
};
