import { type ReactNode, useState } from "react";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog.tsx";
import { holesWaiting } from "../../features/scoreEntry/waiting.ts";
import { useSignOut } from "../../features/session/useSigning.ts";
import { unsavedText } from "./unsavedText.ts";

interface SigningOut {
  readonly signOut: () => void;
  /** The dialog while it is open. */
  readonly question: ReactNode;
}

/** Signs out, and asks first if scores of the player are not saved yet. */
export const useSigningOut = (playerId: PlayerId): SigningOut => {
  const { mutate, isPending } = useSignOut();
  const [unsaved, setUnsaved] = useState(0);
  return {
    signOut: () => {
      const holes = holesWaiting(playerId);
      if (holes === 0) mutate();
      else setUnsaved(holes);
    },
    question:
      unsaved === 0 ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setUnsaved(0)}
          onConfirm={() => mutate()}
          title="Do you want to sign out?"
          confirmText="Sign Out"
          pendingText="Signing out..."
          isPending={isPending}
          isDangerous={false}
        >
          <p>{unsavedText(unsaved)}</p>
        </ConfirmDialog>
      ),
  };
};
