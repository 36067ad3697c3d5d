import { Lock } from "lucide-react";
import { useState } from "react";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { registrationOf } from "../../event/registrationState.ts";
import { EventFacts } from "./EventFacts.tsx";
import { EventIdStep } from "./EventIdStep.tsx";
import type { StepProps } from "./PublicEvent.tsx";
import * as styles from "./RegistrationDialog.css.ts";
import { WayIn } from "./WayIn.tsx";

/** Says that this event is private, then asks for its Event ID. */
export const PrivateEvent = (props: StepProps) => {
  const [isEntering, setEntering] = useState(false);
  if (isEntering) return <EventIdStep {...props} onBack={() => setEntering(false)} />;
  return (
    <DialogBody
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={props.onClose}>
            Cancel
          </Button>
          <WayIn event={props.event}>
            <Button onClick={() => setEntering(true)}>Enter Event ID</Button>
          </WayIn>
        </FormFooter>
      }
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <p className={styles.notice}>
          <Lock size={22} className={styles.sign} aria-hidden="true" />
          <span>
            This is a private event.
            {registrationOf(props.event) === "open"
              ? " To register you need its Event ID. Ask the organiser for it."
              : null}
          </span>
        </p>
        <EventFacts event={props.event} eventId={null} />
      </div>
    </DialogBody>
  );
};
