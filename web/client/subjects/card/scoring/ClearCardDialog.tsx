import { Result } from "effect";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { TextField } from "../../../form/TextField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { Consequences } from "../../event/preview/Consequences.tsx";
import { previewQuery } from "../../event/preview/previewQuery.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import { clearedHoles } from "./clearedHoles.ts";
import * as styles from "./HoleGrid.css.ts";
import { useSaveScores } from "./useSaveScores.ts";

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
  const { save, isPending } = useSaveScores(eventId, onCleared, () => {});
  const bodyWith = (reason: string) => {
    const { userId: playerId, roundNumber } = card;
    const body = { playerId, roundNumber, holeScores: clearedHoles(card), reason };
    return Result.getOrNull(readBody(recordScores, body));
  };
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) => (reason.trim() === "" ? { reason: "Please enter a reason" } : {}),
    onSubmit: ({ reason }) => {
      const body = bodyWith(reason);
      if (body) save(body);
    },
  });
  // The preview writes nothing, so any reason will do.
  const preview = bodyWith("Preview");
  const count = card.scores.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={`${playerName}, Round ${card.roundNumber}`}
      title="Clear this card"
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Clear"
        pendingText="Clearing..."
        isPending={isPending}
      >
        <div className={styles.form}>
          <p>
            {`${count === 1 ? "1 hole is" : `${count} holes are`} taken back. What stood there stays in the card's history.`}
          </p>
          {preview ? (
            <Consequences
              asked={previewQuery(eventId, preview)}
              nameOf={nameOf}
              corrected={card.userId}
            />
          ) : null}
          <TextField
            {...form.field("reason")}
            label="Reason"
            hint="It is kept in the card's history."
            maxLength={500}
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};
