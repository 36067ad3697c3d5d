import { useState } from "react";
import { TeeId } from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { FeeField } from "../../person/entering/FeeField.tsx";
import { chosenFee, type Fees } from "../../person/entering/feeTexts.ts";
import { actionTexts, isDangerous, playersText, sentences, warnings } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { fullName } from "./PlayersTable.tsx";
import { methodNamed, methodOptions } from "./paymentTexts.ts";
import { TeeField, teeText } from "./TeeField.tsx";
import { type ManyChange, nothingSaid, type Said } from "./useManyParticipants.ts";

interface Props {
  /** Of the event's course. */
  readonly tees: ReadonlyArray<Tee>;
  readonly change: ManyChange;
  readonly event: Fees;
  /** That the field is full for them; null while it is not. */
  readonly beyond: string | null;
  readonly isPending: boolean;
  readonly onConfirm: (change: ManyChange) => void;
  readonly onClose: () => void;
}

/** Lists the concerned players and asks before a change of many, and before one that is about money. */
export const AskAboutMany = ({ change, tees, event, beyond, ...dialog }: Props) => {
  const { isPending, onConfirm, onClose } = dialog;
  const [said, setSaid] = useState(nothingSaid);
  const { action, participants, others } = change;
  const [first] = participants;
  const { label, pending } = actionTexts[action];
  const whom =
    participants.length === 1 && first ? fullName(first) : playersText(participants.length);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => (participants.length === 0 ? onClose() : onConfirm({ ...change, said }))}
      title={sentences[action].question(whom)}
      confirmText={label}
      pendingText={pending}
      isPending={isPending}
      isDangerous={isDangerous(action)}
    >
      <div className={asStack({ gap: 4 })}>
        <p>{action === "accept" && beyond !== null ? beyond : whatHappens(change)}</p>
        <What action={action} tees={tees} event={event} said={said} onSay={setSaid} />
        {others > 0 ? (
          <p>{`${others} of those selected cannot be changed like this and stay as they are.`}</p>
        ) : null}
        {participants.length > 1 ? (
          <p className={styles.whom}>{participants.map(fullName).join(", ")}</p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};

interface WhatProps extends Pick<Props, "tees" | "event"> {
  readonly action: ManyChange["action"];
  readonly said: Said;
  readonly onSay: (said: Said) => void;
}

/** What an action needs to know besides the players. */
const What = ({ action, tees, event, said, onSay }: WhatProps) => {
  if (action === "tee") {
    return (
      <TeeField
        tees={tees}
        value={said.teeId ?? ""}
        onChange={(id) => onSay({ ...said, teeId: id === "" ? null : TeeId.make(id) })}
      />
    );
  }
  if (action === "fee") {
    return (
      <FeeField
        event={event}
        value={said.fee ?? ""}
        onChange={(fee) => onSay({ ...said, fee: chosenFee(fee) })}
      />
    );
  }
  return action === "markPaid" ? (
    <SelectField
      label="Paid by"
      value={said.method}
      options={methodOptions}
      onChange={(method) => onSay({ ...said, method: methodNamed(method) })}
    />
  ) : null;
};

const whatHappens = ({ action, participants }: ManyChange) => {
  if (action === "markPaid") {
    const owed = participants.reduce((sum, { fee }) => sum + fee.amount, 0);
    return participants.length === 1
      ? `${feeText(owed)} is recorded as paid.`
      : `What each owes is recorded as paid, ${feeText(owed)} in all.`;
  }
  if (action === "refund") {
    const paid = participants.reduce((sum, one) => sum + (one.paymentAmount ?? 0), 0);
    return `What they paid is recorded as paid back, ${feeText(paid)} in all.`;
  }
  if (action === "tee") return teeText;
  if (action === "fee") return "It can be changed until it is paid.";
  return warnings[action] ?? "They get a place in the event.";
};
