import type { EventDetail } from "../../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../../contract/field/registration.ts";
import { RegistrationBadge } from "../../../ui/badges/StatusBadge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { entryText } from "../../person/entering/feeTexts.ts";
import { mayWithdraw } from "../mayWithdraw.ts";
import { useOwnTee } from "../useOwnTee.ts";
import * as styles from "./OwnPlace.css.ts";

interface Props {
  readonly event: EventDetail;
  readonly registration: RegistrationWithEvent;
  /** Opens the question about withdrawing. */
  readonly onWithdraw: () => void;
}

/** The player's registration for this event, and how to withdraw. */
export const OwnPlace = ({ event, registration, onWithdraw }: Props) => {
  const sentence = placeSentence(registration);
  const tee = useOwnTee(event, registration);
  const fee = ownFeeText(registration);
  return (
    <section
      className={asRow({
        gap: 3,
        wrap: true,
        padX: 4,
        padY: 3,
        ground: "surface",
        radius: "panel",
        shadow: "raised",
      })}
      aria-label="Your registration"
    >
      <RegistrationBadge status={registration.status} waitlistPlace={registration.waitlistPlace} />
      {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
      {tee ? <p className={styles.sentence}>{tee}</p> : null}
      {fee ? <p className={styles.sentence}>{fee}</p> : null}
      {mayWithdraw(registration, event) ? (
        <Button variant="line" size="small" className={styles.leave} onClick={onWithdraw}>
          Withdraw
        </Button>
      ) : null}
    </section>
  );
};

/** The own fee and how far it is paid; null if there is nothing to say. */
export const ownFeeText = ({
  fee,
  status,
  paymentStatus,
}: Pick<RegistrationWithEvent, "fee" | "status" | "paymentStatus">): string | null => {
  if (!fee) return null;
  if (paymentStatus === "paid") {
    return `${entryText(fee)} paid${fee.receipt === null ? "" : `, receipt ${fee.receipt}`}.`;
  }
  return status === "registered" && fee.amount > 0 ? `${entryText(fee)} to be paid.` : null;
};

/** The sentence beside the status, or null. The server words the place on the waitlist. */
export const placeSentence = (
  registration: Pick<RegistrationWithEvent, "status" | "playerStatus" | "waitlistReason">,
): string | null => {
  if (registration.status === "waitlist") return registration.waitlistReason;
  switch (registration.playerStatus) {
    case "playing":
      return null;
    case "withdrawn":
      return "You have withdrawn from this event.";
    case "disqualified":
      return "You have been disqualified from this event.";
    case "missed_cut":
      return "You missed the cut.";
  }
};
