import type { PlayerId } from "../../../../domain/shared/values.ts";
import { LinksHeader } from "../../ui/page/LinksHeader.tsx";
import { ownLinks } from "../../ui/page/OwnLinks.tsx";
import { useSigningOut } from "../session/useSigningOut.tsx";

interface Props {
  readonly playerId: PlayerId;
  /** The page begins with a drawing, which the header lies over. */
  readonly isOverArt?: boolean;
}

/** The header of a player's own pages, with the button to sign out. */
export const PlayerHeader = ({ playerId, isOverArt = false }: Props) => {
  const { signOut, question } = useSigningOut(playerId);
  return (
    <>
      <LinksHeader items={ownLinks(signOut)} isOverArt={isOverArt} />
      {question}
    </>
  );
};
