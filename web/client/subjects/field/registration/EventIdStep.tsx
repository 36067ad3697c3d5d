import { useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { openInvitation } from "../../../../contract/field/registrations.ts";
import { call } from "../../../data/call.ts";
import { useToast } from "../../../data/useToast.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { asStack } from "../../../ui/layout.ts";
import { EventFacts } from "./EventFacts.tsx";
import { isWrongEventId, wrongEventIdToast } from "./outcome.ts";

interface Props {
  readonly event: Event;
  readonly onBack: () => void;
  readonly onOpened: (opened: { readonly eventId: string; readonly event: Event }) => void;
}

const validate = ({ eventId }: { readonly eventId: string }) =>
  eventId.trim() === "" ? { eventId: "Event ID is required" } : {};

const focusField = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector("input")?.focus();

/** Asks for the Event ID. Only the server knows whether it is right. */
export const EventIdStep = ({ event, onBack, onOpened }: Props) => {
  const { toast } = useToast();
  const opening = useMutation({
    mutationFn: (eventId: string) =>
      call(openInvitation, {
        params: { eventId: event.id },
        body: { eventId },
        isPreview: true,
      }),
    onSuccess: (opened, eventId) => onOpened({ eventId, event: opened }),
    onError: (error) => {
      if (!isWrongEventId(error)) return form.fail(error);
      toast(wrongEventIdToast);
      form.refuse({ eventId: wrongEventIdToast.description });
      focusField(form.form.ref);
    },
  });
  const form = useForm({
    initial: { eventId: "" },
    validate,
    onSubmit: ({ eventId }) => opening.mutate(eventId.trim()),
  });

  // The button that led here is gone, so the form takes the focus.
  const { ref } = form.form;
  useEffect(() => focusField(ref), [ref]);

  return (
    <DialogForm
      form={form}
      onCancel={onBack}
      submitText="Continue"
      pendingText="Looking..."
      isPending={opening.isPending}
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <EventFacts event={event} />
        <TextField
          {...form.field("eventId")}
          label="Event ID"
          hint="The number the organiser gave you. You see the entry fee next."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </DialogForm>
  );
};
