import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { unsavedText } from "./unsavedText.ts";

interface Props {
  /** What waits on this device, such as "3 holes". */
  readonly unsaved: string;
  readonly isPending: boolean;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Asks whether to sign out although something that was entered is not saved yet. */
export const SignOutQuestion = ({ unsaved, isPending, onSignOut, onClose }: Props) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onSignOut}
    title="Do you want to sign out?"
    confirmText="Sign Out"
    pendingText="Signing out..."
    isPending={isPending}
    isDangerous={false}
  >
    <p>{unsavedText(unsaved)}</p>
  </ConfirmDialog>
);
