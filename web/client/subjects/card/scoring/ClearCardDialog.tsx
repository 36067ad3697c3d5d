import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { ReasonDialog } from "../grid/ReasonDialog.tsx";
import { clearedHoles } from "../grid/scoresFor.ts";
import { useSaveForm } from "../grid/useSaveScores.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";

interface Props {
  readonly eventId: TournamentId;
  readonly playerName: string;
  readonly card: SheetCard;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
  readonly onCleared: () => void;
}

/** Takes back every hole of a card: what that changes for others, and why it is done. */
export const ClearCardDialog = (props: Props) => {
  const { eventId, playerName, card, nameOf, onClose, onCleared } = props;
  // After a conflict the question shows the new card, and the next attempt is based on it.
  const { save, isPending } = useSaveForm(eventId);
  const { userId: playerId, roundNumber } = card;
  const count = card.scores.length;
  return (
    <ReasonDialog
      eventId={eventId}
      overline={`${playerName}, Round ${roundNumber}`}
      title="Clear this card"
      scores={{ playerId, roundNumber, holeScores: clearedHoles(card) }}
      isReasonNeeded
      nameOf={nameOf}
      submitText="Clear"
      pendingText="Clearing..."
      isPending={isPending}
      onSave={(body) => body && save({ body }, onCleared)}
      onClose={onClose}
    >
      <p>
        {`${count === 1 ? "1 hole is" : `${count} holes are`} taken back. What stood there stays in the card's history.`}
      </p>
    </ReasonDialog>
  );
};
