import { useQuery } from "@tanstack/react-query";
import type { SideGame, SideGameParticipant } from "../../../../contract/sideGame.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { nameOf as fullNameOf } from "../../../lib/playerText.ts";
import { namesOf } from "../holesInPlay.ts";
import { takingOutPreview, useTakeOut } from "./api.ts";
import { Moves } from "./Moves.tsx";

interface Props {
  readonly game: SideGame;
  readonly participant: SideGameParticipant;
  readonly onClose: () => void;
}

/** Asks before a player is taken out of a game, with what moves. */
export const TakeOutDialog = ({ game, participant, onClose }: Props) => {
  const takeOut = useTakeOut(game);
  const asked = useQuery(takingOutPreview(game, participant.userId));
  const names = namesOf(game);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => takeOut.mutate(participant.userId, { onSuccess: onClose })}
      title={`Take ${fullNameOf(participant.user)} out of this game?`}
      confirmText="Take Out"
      pendingText="Taking out..."
      isPending={takeOut.isPending}
    >
      <Moves answer={asked} nameOf={(id) => names.get(id) ?? "Former player"} />
    </ConfirmDialog>
  );
};
