import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";

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

/** What happens to what is unsent, such as "2 holes", when its player signs out. */
export const unsavedText = (waiting: string): string =>
  waiting.startsWith("1 ")
    ? `${waiting} is not saved yet. It stays on this device and is sent when you sign in again.`
    : `${waiting} are not saved yet. They stay on this device and are sent when you sign in again.`;
