import { type RefObject, useEffect, useState } from "react";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { isStranger } from "../../event/isStranger.ts";
import { EventFacts, registerLabel } from "./EventFacts.tsx";
import { isWrongEventId, wasRightEventId, wrongEventIdToast } from "./outcome.ts";
import type { StepProps } from "./PublicEvent.tsx";

interface Props extends Omit<StepProps, "onClose"> {
  readonly onBack: () => void;
}

const validate = ({ eventId }: { readonly eventId: string }) =>
  eventId.trim() === "" ? { eventId: "Event ID is required" } : {};

const focusField = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector("input")?.focus();

/** Asks for the Event ID. Only the server knows whether it is right. */
export const EventIdStep = ({ event, register, isPending, failure, onBack }: Props) => {
  const [known, setKnown] = useState<string | null>(null);
  const form = useForm({
    initial: { eventId: "" },
    validate,
    onSubmit: ({ eventId }) => {
      const entered = eventId.trim();
      setKnown(null);
      register(entered, {
        onError: (error) => {
          if (isWrongEventId(error)) {
            form.refuse({ eventId: wrongEventIdToast.description });
            focusField(form.form.ref);
          }
          if (wasRightEventId(error)) setKnown(entered);
        },
      });
    },
  });

  // The button that led here is gone, so the form takes the focus.
  const { ref } = form.form;
  useEffect(() => focusField(ref), [ref]);

  return (
    <DialogForm
      form={form}
      failure={failure}
      onCancel={onBack}
      submitText={registerLabel(event)}
      pendingText="Registering..."
      isPending={isPending}
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <EventFacts event={event} eventId={known} />
        <TextField
          {...form.field("eventId")}
          label="Event ID"
          hint="The number the organiser gave you."
          inputMode="numeric"
          autoComplete="off"
        />
        {isStranger(event) ? (
          <p className={asText({ tone: "textDim", leading: 1.45 })}>
            Nothing is charged now. You see the entry fee and the rest once you are registered.
          </p>
        ) : null}
      </div>
    </DialogForm>
  );
};
