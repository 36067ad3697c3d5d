import { useState } from "react";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { Sheet } from "../../../ui/dialogs/Sheet.tsx";
import { EnterMany } from "./EnterMany.tsx";
import { EventChoice } from "./EventChoice.tsx";
import type { Entering } from "./useEntering.ts";
import type { Whom } from "./whom.ts";

interface Props {
  readonly whom: Whom;
  readonly onClose: () => void;
}

/** Enters users into an event that is chosen here. */
export const EnterIntoEvent = ({ whom, onClose }: Props) => {
  const [event, setEvent] = useState<Entering["event"] | null>(null);
  return (
    <>
      <Sheet isOpen onClose={onClose} title="Enter into an Event" seed="enter into an event">
        <DialogBody>
          <EventChoice holds={isOpenForEntries} onChoose={setEvent} />
        </DialogBody>
      </Sheet>
      {event ? <EnterMany event={event} whom={whom} onCancel={onClose} onDone={onClose} /> : null}
    </>
  );
};

const isOpenForEntries = ({ status }: { readonly status: string }) =>
  status === "upcoming" || status === "active";
