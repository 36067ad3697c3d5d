import type { EventDetail } from "../../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../../contract/field/registration.ts";
import { RegistrationBadge } from "../../../ui/badges/StatusBadge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { mayWithdraw } from "../mayWithdraw.ts";
import { useOwnTee } from "../useOwnTee.ts";
import * as styles from "./OwnPlace.css.ts";
import { ownFeeText } from "./ownFeeText.ts";
import { placeSentence } from "./ownPlaceTexts.ts";

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
