import { useQueryClient } from "@tanstack/react-query";
import type { CountedEvent, Event } from "../../../../../contract/event/event.ts";
import type { EventChanges } from "../../../../../contract/event/eventInput.ts";
import { changeEvent } from "../../../../../contract/event/eventSettings.ts";
import { getEvent } from "../../../../../contract/event/events.ts";
import { callUnlessLate } from "../../../../data/call.ts";
import { serverErrorOr } from "../../../../data/errorToast.ts";
import { readOf } from "../../../../data/read.ts";
import { useActionKey } from "../../../../data/useActionKey.ts";
import { useToast } from "../../../../data/useToast.ts";
import { useEdit } from "../../../../form/useEdit.ts";

interface Options {
  /** Called with the event as it is then, or with null if it cannot be read yet. */
  readonly onStored: (event: Event | null) => void;
}

/** Saves the settings of an event. */
export const useSaveSettings = ({ id }: CountedEvent, { onStored }: Options) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useEdit({
    send: (body: EventChanges) =>
      callUnlessLate(changeEvent, {
        params: { eventId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    fetchNewest: () => queries.fetchQuery({ ...readOf(getEvent, { eventId: id }), staleTime: 0 }),
    onSaved: () => {
      key.done();
      toast({ title: "Event settings updated" });
    },
    onClose: onStored,
    onFailed: serverErrorOr("Failed to update event settings"),
  });
};
