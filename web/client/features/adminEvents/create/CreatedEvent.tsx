import type { Event } from "../../../../contract/event.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { LinkButton } from "../../../components/buttons/LinkButton.tsx";
import { DialogBody } from "../../../components/dialogs/Dialog.tsx";
import { FormFooter } from "../../../components/forms/FormFooter.tsx";
import { EventNumber } from "../EventNumber.tsx";

interface Props {
  readonly event: Event;
  readonly deskPath: string;
  readonly onClose: () => void;
}

/** The number to hand out, and the way to the event's desk. */
export const CreatedEvent = ({ event, deskPath, onClose }: Props) => (
  <DialogBody
    footer={
      <FormFooter errorCount={0}>
        <Button variant="line" onClick={onClose}>
          Done
        </Button>
        <LinkButton to={deskPath}>Open the Event</LinkButton>
      </FormFooter>
    }
  >
    <p>{`${event.name} was created. This is the number that players are told:`}</p>
    <p>
      <EventNumber event={event} />
    </p>
  </DialogBody>
);
