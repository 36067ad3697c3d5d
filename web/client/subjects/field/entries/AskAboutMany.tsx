import { Banknote, Check, Flag, LogOut, Mail, Tags, Trash2, Undo2, X } from "lucide-react";
import { useState } from "react";
import { TeeId } from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { ActionMenu } from "../../../ui/overlays/ActionMenu.tsx";
import { FeeField } from "../../person/entering/EnterMany.tsx";
import { chosenFee, type Fees } from "../../person/entering/feeTexts.ts";
import { nameOf } from "../../person/playerText.ts";
import { actionTexts, isDangerous, playersText, sentences, warnings } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { methodNamed, methodOptions } from "./paymentTexts.ts";
import { TeeField, teeText } from "./TeeField.tsx";
import { type ManyAction, type ManyChange, nothingSaid, type Said } from "./useDecisions.ts";

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
    participants.length === 1 && first ? nameOf(first) : playersText(participants.length);
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
          <p className={styles.whom}>{participants.map(nameOf).join(", ")}</p>
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

interface ManyBarProps {
  readonly shown: ReadonlyArray<AdminParticipant>;
  readonly chosen: ReadonlyArray<AdminParticipant>;
  /** The event has several fees to choose from. */
  readonly hasFees: boolean;
  readonly onChoose: (participants: ReadonlyArray<AdminParticipant>) => void;
  readonly onAction: (action: ManyAction) => void;
  /** Writes to the chosen ones. */
  readonly onMessage: () => void;
}

const others = [
  { action: "accept", Sign: Check },
  { action: "refund", Sign: Undo2 },
  { action: "fee", Sign: Tags },
  { action: "tee", Sign: Flag },
  { action: "withdraw", Sign: LogOut },
  { action: "decline", Sign: X },
  { action: "remove", Sign: Trash2 },
] as const;

/** Selects all players in the filter, on every page, and offers actions for them. */
export const ManyBar = ({
  shown,
  chosen,
  hasFees,
  onChoose,
  onAction,
  onMessage,
}: ManyBarProps) => {
  const isAll = chosen.length === shown.length;
  const hasPaid = chosen.some(({ paymentStatus }) => paymentStatus === "paid");
  const offered = others.filter(
    ({ action }) => (action !== "refund" || hasPaid) && (action !== "fee" || hasFees),
  );
  return (
    <div className={styles.many}>
      <Button variant="quiet" size="small" onClick={() => onChoose(isAll ? [] : shown)}>
        {isAll ? "Select None" : `Select All ${numberText(shown.length)}`}
      </Button>
      <output className={styles.count}>
        {chosen.length === 0 ? "" : `${numberText(chosen.length)} selected`}
      </output>
      {chosen.length === 0 ? null : (
        <>
          <Button
            variant="line"
            size="small"
            icon={<Banknote size={20} aria-hidden="true" />}
            aria-label={`Mark Paid: ${numberText(chosen.length)} selected`}
            onClick={() => onAction("markPaid")}
          >
            Mark Paid
          </Button>
          <ActionMenu
            about={`${numberText(chosen.length)} selected`}
            actions={[
              {
                label: "Message",
                icon: <Mail size={20} aria-hidden="true" />,
                onSelect: onMessage,
              },
              ...offered.map(({ action, Sign }) => ({
                label: actionTexts[action].label,
                icon: <Sign size={20} aria-hidden="true" />,
                isDangerous: isDangerous(action),
                onSelect: () => onAction(action),
              })),
            ]}
          />
        </>
      )}
    </div>
  );
};
