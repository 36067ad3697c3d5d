import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { TextAreaField } from "../../../form/TextAreaField.tsx";
import { useUnsaved } from "../../../form/useUnsaved.ts";
import { asStack } from "../../../ui/layout.ts";
import { actionTexts, isDangerous, questionOf, takesReason } from "./actions.ts";
import type { Change } from "./useChangeParticipant.ts";

interface Props {
  readonly change: Change;
  /** Of the event, in cents. */
  readonly fee: number | null;
  readonly isPending: boolean;
  readonly onConfirm: (change: Change) => void;
  readonly onClose: () => void;
}

/** Says what will happen, and asks for a reason if one is stored. */
export const AskFirst = ({ change, fee, isPending, onConfirm, onClose }: Props) => {
  const { participant, action } = change;
  const [reason, setReason] = useState("");
  const question = useRef<HTMLDivElement>(null);
  useUnsaved(question, reason !== "");
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
      isDangerous={isDangerous(action)}
    >
      <div ref={question} className={asStack({ gap: 4 })}>
        <p>{questionOf(action, participant, fee)}</p>
        {takesReason(action) ? (
          <TextAreaField
            label="Reason"
            hint="Optional. Administrators of the event read it."
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
