import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface Props {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Nothing that was typed is thrown away without a question. */
export const DiscardDialog = ({ onStay, onDiscard }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onStay}
    onConfirm={onDiscard}
    title="Discard what you typed?"
    confirmText="Discard"
    pendingText="Discarding..."
    isPending={false}
    cancelText="Keep editing"
  >
    <p>It has not been saved.</p>
  </ConfirmDialog>
);
