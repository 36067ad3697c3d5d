import { useState } from "react";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { TextAreaField } from "../../../components/forms/TextAreaField.tsx";
import { actionTexts, takesReason, warnings } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import type { Change } from "./useChangeParticipant.ts";

interface Props {
  readonly change: Change;
  readonly isPending: boolean;
  readonly onConfirm: (change: Change) => void;
  readonly onClose: () => void;
}

/** Says what will happen, and asks for the reason where one is kept. */
export const AskFirst = ({ change, isPending, onConfirm, onClose }: Props) => {
  const { participant, action } = change;
  const [reason, setReason] = useState("");
  const { label, pending } = actionTexts[action];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm({ ...change, reason: reason.trim() === "" ? null : reason })}
      title={`${label} ${participant.firstName} ${participant.lastName}?`}
      confirmText={label}
      pendingText={pending}
      isPending={isPending}
    >
      <div className={styles.question}>
        <p>{warnings[action]}</p>
        {takesReason(action) ? (
          <TextAreaField
            label="Reason"
            hint="Optional."
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
