import type { CountedEvent } from "../../../../contract/event.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";

interface Props {
  readonly event: CountedEvent;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a completed event is opened again. */
export const ReopenQuestion = ({ event, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title={`Open ${event.name} again?`}
    confirmText="Open Event"
    pendingText="Saving..."
    isPending={false}
    cancelText="Keep Editing"
    isDangerous={false}
  >
    <p>
      Players can enter scores again, and the result is no longer final. Scores that came late stay
      late until you decide about them. An event that was completed by hand also needs another
      status.
    </p>
  </ConfirmDialog>
);
