import { Banknote, Check, Flag, LogOut, Mail, Tags, Trash2, Undo2, X } from "lucide-react";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ActionMenu } from "../../../ui/overlays/ActionMenu.tsx";
import { actionTexts, isDangerous } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import type { ManyAction } from "./useManyParticipants.ts";

interface Props {
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
export const ManyBar = ({ shown, chosen, hasFees, onChoose, onAction, onMessage }: Props) => {
  const isAll = chosen.length === shown.length;
  const hasPaid = chosen.some(({ paymentStatus }) => paymentStatus === "paid");
  const offered = others.filter(
    ({ action }) => (action !== "refund" || hasPaid) && (action !== "fee" || hasFees),
  );
  return (
    <div className={styles.many}>
      <Button variant="quiet" size="small" onClick={() => onChoose(isAll ? [] : shown)}>
        {isAll ? "Select None" : `Select All ${shown.length}`}
      </Button>
      <output className={styles.count}>
        {chosen.length === 0 ? "" : `${chosen.length} selected`}
      </output>
      {chosen.length === 0 ? null : (
        <>
          <Button
            variant="line"
            size="small"
            icon={<Banknote size={20} aria-hidden="true" />}
            aria-label={`Mark Paid: ${chosen.length} selected`}
            onClick={() => onAction("markPaid")}
          >
            Mark Paid
          </Button>
          <ActionMenu
            about={`${chosen.length} selected`}
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
