import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog.tsx";

interface Props {
  readonly courseName: string;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

/** Asks before a found course replaces typed values. */
export const ReplaceTypedDialog = ({ courseName, onKeep, onReplace }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onKeep}
    onConfirm={onReplace}
    title="Replace what you typed?"
    confirmText="Replace"
    pendingText="Replacing..."
    isPending={false}
    cancelText="Keep mine"
  >
    <p>{`The details of ${courseName} will take the place of everything you typed in this form.`}</p>
  </ConfirmDialog>
);
