import { useState } from "react";
import { TeeId } from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { actionTexts, isDangerous, playersText, sentences, warnings } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { fullName } from "./PlayersTable.tsx";
import { TeeField, teeText } from "./TeeField.tsx";
import type { ManyChange } from "./useManyParticipants.ts";

interface Props {
  /** Of the event's course. */
  readonly tees: ReadonlyArray<Tee>;
  readonly change: ManyChange;
  /** Of the event, in cents. */
  readonly fee: number | null;
  readonly isPending: boolean;
  readonly onConfirm: (change: ManyChange) => void;
  readonly onClose: () => void;
}

/** Lists the concerned players and asks before a change of many. */
export const AskAboutMany = ({ change, tees, fee, isPending, onConfirm, onClose }: Props) => {
  const [teeId, setTeeId] = useState("");
  const { action, participants, others } = change;
  const { label, pending } = actionTexts[action];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() =>
        participants.length === 0
          ? onClose()
          : onConfirm({ ...change, teeId: teeId === "" ? null : TeeId.make(teeId) })
      }
      title={sentences[action].question(playersText(participants.length))}
      confirmText={label}
      pendingText={pending}
      isPending={isPending}
      isDangerous={isDangerous(action)}
    >
      <div className={asStack({ gap: 4 })}>
        <p>{whatHappens(change, fee)}</p>
        {action === "tee" ? <TeeField tees={tees} value={teeId} onChange={setTeeId} /> : null}
        {others > 0 ? (
          <p>{`${others} of those selected cannot be changed like this and stay as they are.`}</p>
        ) : null}
        <p className={styles.whom}>{participants.map(fullName).join(", ")}</p>
      </div>
    </ConfirmDialog>
  );
};

const whatHappens = ({ action, participants }: ManyChange, fee: number | null) => {
  if (action === "markPaid") return `${feeText(fee ?? 0)} each is recorded as paid.`;
  if (action === "refund") {
    const paid = participants.reduce((sum, one) => sum + (one.paymentAmount ?? 0), 0);
    return `What they paid is recorded as paid back, ${feeText(paid)} in all.`;
  }
  if (action === "tee") return teeText;
  return warnings[action] ?? "They get a place in the event.";
};
