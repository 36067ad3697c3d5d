import { CalendarDays, House, LogOut, User as Person } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { waitingOf } from "../../subjects/card/pad/waiting.ts";
import { useSignOut } from "../../subjects/person/session/useSigning.ts";
import { LinksHeader } from "../../ui/page/LinksHeader.tsx";
import { unsavedText } from "./unsavedText.ts";

interface Props {
  readonly playerId: PlayerId;
  /** The page begins with a drawing, which the header lies over. */
  readonly isOverArt?: boolean;
}

/** The header of a player's own pages, with the button to sign out. */
export const PlayerHeader = ({ playerId, isOverArt = false }: Props) => {
  const { signOut, question } = useSigningOut(playerId);
  const links = [
    { label: "Home", icon: <House />, to: "/" },
    { label: "Events", icon: <CalendarDays />, to: "/events" },
    { label: "Profile", icon: <Person />, to: "/profile" },
    { label: "Sign Out", icon: <LogOut />, to: signOut },
  ];
  return (
    <>
      <LinksHeader items={links} isOverArt={isOverArt} />
      {question}
    </>
  );
};

interface SigningOut {
  readonly signOut: () => void;
  /** The dialog while it is open. */
  readonly question: ReactNode;
}

/** Signs out, and asks first if something that the player entered is not saved yet. */
const useSigningOut = (playerId: PlayerId): SigningOut => {
  const { mutate, isPending } = useSignOut();
  const [unsaved, setUnsaved] = useState<string | null>(null);
  return {
    signOut: () => {
      const waiting = waitingOf(playerId);
      if (waiting === null) mutate();
      else setUnsaved(waiting);
    },
    question:
      unsaved === null ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setUnsaved(null)}
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
