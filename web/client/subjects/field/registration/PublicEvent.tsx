import type { Event } from "../../../../contract/event/event.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { EventFacts, registerLabel } from "./EventFacts.tsx";
import { WayIn } from "./WayIn.tsx";

interface WhenRefused {
  readonly onError: (error: unknown) => void;
}

export interface StepProps {
  readonly event: Event;
  readonly register: (eventId: string | null, options?: WhenRefused) => void;
  readonly isPending: boolean;
  /** Why the last attempt was refused. */
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** Registers with one press. The reader sees the whole event. */
export const PublicEvent = ({ event, register, isPending, failure, onClose }: StepProps) => (
  <DialogBody
    footer={
      <FormFooter errorCount={0} failure={failure}>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <WayIn event={event}>
          <Button isPending={isPending} pendingText="Registering..." onClick={() => register(null)}>
            {registerLabel(event)}
          </Button>
        </WayIn>
      </FormFooter>
    }
  >
    <div className={asStack({ gap: 4, packed: true })}>
      <EventFacts event={event} />
      <p className={asText({ tone: "textDim", leading: 1.45 })}>
        Nothing is charged now. You settle the entry fee with the organiser.
      </p>
    </div>
  </DialogBody>
);
