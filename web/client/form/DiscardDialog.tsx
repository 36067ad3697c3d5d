import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface Props {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

const DiscardDialog = ({ onStay, onDiscard }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onStay}
    onConfirm={onDiscard}
    title="Discard what you typed?"
    confirmText="Discard"
    pendingText="Discarding..."
    isPending={false}
    cancelText="Keep Editing"
  >
    <p>It has not been saved.</p>
  </ConfirmDialog>
);

export default DiscardDialog;
