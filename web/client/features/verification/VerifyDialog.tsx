import type { Scorecard } from "../../../contract/scorecard.ts";
import { Dialog } from "../../components/dialogs/Dialog.tsx";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { Plates } from "../../components/figures/Plates.tsx";
import { TextAreaField } from "../../components/forms/TextAreaField.tsx";
import { useForm } from "../../lib/useForm.ts";
import { cardPlates, playerName } from "./cardTexts.ts";
import { MOST_NOTES, notesOf } from "./notes.ts";
import { useAttest } from "./useAttest.ts";
import * as styles from "./VerificationPending.css.ts";

interface Props {
  readonly card: Scorecard;
  readonly onClose: () => void;
}

/** Asks for a note, and whether the card is right, before the player puts their name under it. */
export const VerifyDialog = ({ card, onClose }: Props) => {
  const { attest, isPending } = useAttest({
    tournamentId: card.eventId,
    scorecardId: card.id,
    from: "list",
    onAttested: onClose,
  });
  const { form, field, errorCount } = useForm({
    initial: { notes: "" },
    onSubmit: ({ notes }) => attest(notesOf(notes)),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Verify Scorecard"
      overline={`${playerName(card)}, round ${card.roundNumber}`}
      description="With your name you say that these scores are right."
    >
      <DialogForm
        form={form}
        errorCount={errorCount}
        onCancel={onClose}
        submitText="Verify Scorecard"
        pendingText="Verifying..."
        isPending={isPending}
      >
        <div className={styles.form}>
          <Plates plates={cardPlates(card)} />
          <TextAreaField label="Notes (optional)" maxLength={MOST_NOTES} {...field("notes")} />
        </div>
      </DialogForm>
    </Dialog>
  );
};
