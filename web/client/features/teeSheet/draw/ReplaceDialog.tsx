import type { RoundNumber } from "../../../../../domain/shared/values.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { plural } from "../plural.ts";
import type { RoundSheet } from "../sheet.ts";

interface Props {
  readonly round: RoundNumber;
  readonly sheet: RoundSheet;
  /** Number of cards of the round. Players who have started would get other partners. */
  readonly cardCount: number;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const ReplaceDialog = ({
  round,
  sheet,
  cardCount,
  isPending,
  onConfirm,
  onClose,
}: Props) => {
  const players = sheet.groups.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Replace the groups of round ${round}?`}
      confirmText="Replace"
      pendingText="Replacing..."
      isPending={isPending}
    >
      <p>
        {`${plural(sheet.groups.length, "group")} with ${plural(players, "player")} will be drawn anew, with other tee times. This cannot be taken back.`}
      </p>
      {cardCount > 0 ? (
        <p>
          {`The round has ${plural(cardCount, "card")} already: who signs for whom changes with the groups.`}
        </p>
      ) : null}
    </ConfirmDialog>
  );
};
