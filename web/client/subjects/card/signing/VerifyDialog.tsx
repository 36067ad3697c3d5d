import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listVerificationNeeded } from "../../../../contract/card/scorecards.ts";
import { readOf } from "../../../data/read.ts";
import { useToast } from "../../../data/useToast.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../form/TextAreaField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";

import { MAX_NOTES_LENGTH, notesOf } from "./attestationNotes.ts";
import { CardToVerify } from "./CardToVerify.tsx";
import { playerName } from "./cardTexts.ts";
import { hasChanged } from "./hasChanged.ts";
import { useAttest } from "./useAttest.ts";

interface Props {
  /** The card at the time the dialog was opened. */
  readonly opened: Scorecard;
  /** The card now; undefined once it no longer waits. */
  readonly listed: Scorecard | undefined;
  readonly holesOf: (card: Scorecard) => ReactNode;
  readonly onClose: () => void;
}

/** Asks for a note and a confirmation before the player signs. */
export const VerifyDialog = ({ opened, listed, holesOf, onClose }: Props) => {
  const card = listed ?? opened;
  const isAsShown = useIsAsShown(card);
  const { attest, isPending } = useAttest({
    scorecardId: card.id,
    from: "list",
    isAsShown,
    onAttested: onClose,
  });
  const { form, field, errorCount } = useForm({
    initial: { notes: "" },
    onSubmit: ({ notes }) => attest(notesOf(notes)),
  });
  // The player's own signature also removes the card from the list, perhaps before it is answered.
  useClosedOnceGone(listed === undefined && !isPending, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      startsAt="title"
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
        <div className={asStack({ gap: 4 })}>
          <CardToVerify opened={opened} card={card} />
          {holesOf(card)}
          <TextAreaField
            label="Notes (optional)"
            maxLength={MAX_NOTES_LENGTH}
            {...field("notes")}
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};

/** Asks the server, because nobody may sign a score that was changed a moment before. */
const useIsAsShown = (shown: Scorecard) => {
  const queries = useQueryClient();
  return async () => {
    const query = readOf(listVerificationNeeded, { eventId: shown.eventId });
    const cards = await queries.fetchQuery({ ...query, staleTime: 0 });
    const now = cards.find(({ id }) => id === shown.id);
    return now !== undefined && !hasChanged(shown, now);
  };
};

const useClosedOnceGone = (isGone: boolean, onClose: () => void) => {
  const { toast } = useToast();
  useEffect(() => {
    if (!isGone) return;
    toast({ title: "This scorecard no longer waits for your verification." });
    onClose();
  }, [isGone, onClose, toast]);
};
