import { CalendarDays, House, LogOut, User as Person } from "lucide-react";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { LinksHeader } from "../../ui/page/LinksHeader.tsx";
import { useSigningOut } from "../session/useSigningOut.tsx";

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
