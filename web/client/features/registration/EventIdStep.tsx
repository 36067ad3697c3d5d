import { useEffect, useState } from "react";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { TextField } from "../../components/forms/TextField.tsx";
import { useForm } from "../../lib/useForm.ts";
import { useToast } from "../../lib/useToast.ts";
import { EventFacts, registerLabel } from "./EventFacts.tsx";
import { wrongEventIdToast } from "./outcome.ts";
import type { StepProps } from "./PublicEvent.tsx";
import * as styles from "./RegistrationDialog.css.ts";

interface Props extends Omit<StepProps, "onClose"> {
  readonly onBack: () => void;
}

const validate = ({ eventId }: { readonly eventId: string }) =>
  eventId.trim() === "" ? { eventId: "Event ID is required" } : {};

/** A wrong Event ID is told at once; the right one is printed and goes along to the server. */
export const EventIdStep = ({ event, register, isPending, onBack }: Props) => {
  const { toast } = useToast();
  const [isRight, setRight] = useState(false);
  const form = useForm({
    initial: { eventId: "" },
    validate,
    onSubmit: ({ eventId }) => {
      const entered = eventId.trim();
      // A list that was fetched before signing in does not hold the number; then the server checks.
      if (event.eventId !== null && entered !== String(event.eventId)) {
        setRight(false);
        toast(wrongEventIdToast);
        form.refuse({ eventId: wrongEventIdToast.description });
        return;
      }
      setRight(true);
      register(entered);
    },
  });

  // The button that led here is gone, and the focus would be with it.
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <DialogForm
      form={form.form}
      errorCount={form.errorCount}
      onCancel={onBack}
      submitText={registerLabel(event)}
      pendingText="Registering..."
      isPending={isPending}
    >
      <div className={styles.content}>
        <EventFacts event={event} showsEventId={isRight} />
        <TextField
          {...form.field("eventId")}
          label="Event ID"
          hint="The number the organiser gave you."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </DialogForm>
  );
};
