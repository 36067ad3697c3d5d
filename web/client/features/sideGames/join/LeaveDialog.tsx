import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { useLeave } from "./useLeave.ts";

interface Props {
  readonly game: SideGame;
  readonly onClose: () => void;
}

/** Asks before a player leaves a game. */
export const LeaveDialog = ({ game, onClose }: Props) => {
  const { mutate: leave, isPending } = useLeave(game, onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => leave()}
      title={`Leave ${gameTypeLabels[game.gameType]}?`}
      confirmText="Leave"
      pendingText="Leaving..."
      isPending={isPending}
      isDangerous={false}
    >
      <p>You owe nothing then. You can join again until the first score on its holes.</p>
    </ConfirmDialog>
  );
};
