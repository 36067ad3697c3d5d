import { useEffect, useRef } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { RegistrationBadge } from "../../../ui/badges/StatusBadge.tsx";
import { WaitlistBadge } from "../../../ui/badges/WaitlistBadge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { isStranger } from "../../event/isStranger.ts";
import type { Outcome } from "./outcome.ts";
import * as styles from "./RegistrationDialog.css.ts";

interface Props {
  readonly event: Event;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Shown when the player has a place, now or from before, with a link to the event. */
export const Registered = ({ event, outcome, onClose }: Props) => {
  // The button that led here is gone, so the sentence takes the focus.
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <DialogBody
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={`/events/${event.id}`}>Open Event</LinkButton>
        </FormFooter>
      }
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <p className={asRow({ align: "stretch" })}>
          {outcome.status === "waitlist" ? (
            <WaitlistBadge place={outcome.waitlistPlace} />
          ) : (
            <RegistrationBadge status="registered" />
          )}
        </p>
        <p ref={sentence} tabIndex={-1} className={styles.statusText}>
          {outcome.sentence}
        </p>
        {outcome.eventId ? (
          <Plates
            plates={[
              { label: "Event ID", value: outcome.eventId },
              // Strangers did not know it before.
              ...(isStranger(event)
                ? []
                : [{ label: "Entry", value: feeText(event.registrationFee) }]),
            ]}
          />
        ) : null}
      </div>
    </DialogBody>
  );
};
