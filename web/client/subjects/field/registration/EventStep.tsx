import { useMutation } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { openInvitation } from "../../../../contract/field/registrations.ts";
import { call } from "../../../data/call.ts";
import { useToast } from "../../../data/toasts.ts";
import { DialogForm, FormFooter } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { closedLabels, registrationOf } from "../../event/registrationState.ts";
import { EventFacts, registerLabel } from "./EventFacts.tsx";
import * as styles from "./RegistrationDialog.css.ts";
import { isWrongEventId, wrongEventIdToast } from "./registering.ts";

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

interface WhenRefused {
  readonly onError: (error: unknown) => void;
}

interface StepProps {
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

interface EventIdStepProps {
  readonly event: Event;
  readonly onBack: () => void;
  readonly onOpened: (opened: Opened) => void;
}

const validate = ({ eventId }: { readonly eventId: string }) =>
  eventId.trim() === "" ? { eventId: "Event ID is required" } : {};

const focusField = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector("input")?.focus();

/** Asks for the Event ID. Only the server knows whether it is right. */
const EventIdStep = ({ event, onBack, onOpened }: EventIdStepProps) => {
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

interface WayInProps {
  readonly event: Event;
  /** The button that leads to a place. */
  readonly children: ReactNode;
}

/** The way to a place. Once registering is over, a button that says so instead. */
const WayIn = ({ event, children }: WayInProps) => {
  const registration = registrationOf(event);
  return registration === "open" ? (
    children
  ) : (
    <Button disabled>{closedLabels[registration]}</Button>
  );
};
