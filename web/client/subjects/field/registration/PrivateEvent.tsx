import { Lock } from "lucide-react";
import { useState } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { registrationOf } from "../../event/registrationState.ts";
import { EventFacts } from "./EventFacts.tsx";
import { EventIdStep } from "./EventIdStep.tsx";
import { isWrongEventId } from "./outcome.ts";
import { PublicEvent, type StepProps } from "./PublicEvent.tsx";
import * as styles from "./RegistrationDialog.css.ts";
import { WayIn } from "./WayIn.tsx";

/** What the player typed, and the event that it opened. */
interface Opened {
  readonly eventId: string;
  readonly event: Event;
}

/** Says that this event is private, asks for its Event ID, and then shows what is entered. */
export const PrivateEvent = (props: StepProps) => {
  const [step, go] = useState<"notice" | "number" | Opened>("notice");
  if (step === "notice") return <Notice {...props} onEnter={() => go("number")} />;
  if (step === "number") {
    return <EventIdStep event={props.event} onBack={() => go("notice")} onOpened={go} />;
  }
  const { event, eventId } = step;
  // The organiser may have given the event another number meanwhile.
  const onError = (error: unknown) => (isWrongEventId(error) ? go("number") : undefined);
  return (
    <PublicEvent {...props} event={event} register={() => props.register(eventId, { onError })} />
  );
};

interface NoticeProps extends StepProps {
  readonly onEnter: () => void;
}

const Notice = ({ event, onClose, onEnter }: NoticeProps) => (
  <DialogBody
    footer={
      <FormFooter errorCount={0}>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <WayIn event={event}>
          <Button onClick={onEnter}>Enter Event ID</Button>
        </WayIn>
      </FormFooter>
    }
  >
    <div className={asStack({ gap: 4, packed: true })}>
      <p className={styles.notice}>
        <Lock size={22} className={styles.sign} aria-hidden="true" />
        <span>
          This is a private event.
          {registrationOf(event) === "open"
            ? " To register you need its Event ID. Ask the organiser for it."
            : null}
        </span>
      </p>
      <EventFacts event={event} />
    </div>
  </DialogBody>
);
