import { rejectScorecard } from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../form/Field.tsx";
import { errorsOf } from "../../../form/formErrors.ts";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";

interface Props {
  readonly card: ShortScorecard;
  readonly onClose: () => void;
}

/** Sends a card back to its player, with the reason. */
export const RejectDialog = ({ card, onClose }: Props) => {
  const { mutate, isPending } = useReject(card);
  const form = useForm({
    initial: { reason: "" },
    validate: (values) => errorsOf(rejectScorecard, values),
    onSubmit: ({ reason }) => mutate(reason, { onSuccess: onClose, onError: form.fail }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={`${card.player.firstName} ${card.player.lastName}, Round ${card.roundNumber}`}
      title="Reject Scorecard"
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Reject"
        pendingText="Rejecting..."
        isPending={isPending}
      >
        <TextAreaField
          {...form.field("reason")}
          label="Reason"
          hint="The player reads it. The scores stay on the leaderboard until they are corrected."
          maxLength={500}
        />
      </DialogForm>
    </Dialog>
  );
};

const useReject = ({ id }: ShortScorecard) =>
  useWrite(
    rejectScorecard,
    (reason: string) => ({ params: { scorecardId: id }, body: { reason } }),
    { done: "Scorecard rejected", onFailed: serverErrorOr("Failed to reject scorecard") },
  );
