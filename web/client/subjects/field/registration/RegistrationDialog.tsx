import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { changeUser, type ProfileChanges } from "../../../../contract/person/account.ts";
import { call } from "../../../data/call.ts";
import { queryKeys } from "../../../data/sessions.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { DialogForm, FormFooter } from "../../../form/DialogForm.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { RegistrationBadge, WaitlistBadge } from "../../../ui/badges/Signs.tsx";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { SkeletonForm } from "../../../ui/states/Skeleton.tsx";
import { isStranger } from "../../event/registrationState.ts";
import { registerLabel } from "./EventFacts.tsx";
import { PrivateEvent, PublicEvent } from "./EventStep.tsx";
import * as styles from "./RegistrationDialog.css.ts";
import { type Outcome, useRegister } from "./registering.ts";

interface Props {
  readonly event: Event;
  /** Who is signed in: unknown, nobody, or somebody. */
  readonly session: "loading" | "nobody" | "player";
  /** The forms for those who are not signed in. */
  readonly signIn: ReactNode;
  readonly onClose: () => void;
  /** Where registered players find their events. */
  readonly onProfile: () => void;
}

/** Leads somebody from "Register Now" to a place in the field, with signing in if needed. */
export const RegistrationDialog = ({ event, session, signIn, onClose, onProfile }: Props) => (
  <Dialog
    isOpen
    onClose={onClose}
    overline={<span aria-hidden="true">Event Registration</span>}
    title={
      <>
        <VisuallyHidden>Event Registration: </VisuallyHidden>
        {event.name}
      </>
    }
  >
    {session === "loading" ? (
      <DialogBody>
        <SkeletonForm label="Loading authentication..." count={2} />
      </DialogBody>
    ) : session === "nobody" ? (
      <DialogBody>{signIn}</DialogBody>
    ) : (
      <Registering event={event} onClose={onClose} onProfile={onProfile} />
    )}
  </Dialog>
);

const Registering = ({ event, onClose, onProfile }: Omit<Props, "session" | "signIn">) => {
  const { outcome, lacking, ...registering } = useRegister({
    tournamentId: event.id,
    onRegisteredBefore: onProfile,
  });
  if (outcome) return <Registered event={event} outcome={outcome} onClose={onClose} />;
  if (lacking) {
    return (
      <HandicapStep
        event={event}
        onSaved={() => registering.register(lacking.eventId)}
        onClose={onClose}
      />
    );
  }
  const Step = event.isPrivate ? PrivateEvent : PublicEvent;
  return <Step event={event} {...registering} onClose={onClose} />;
};

interface HandicapStepProps {
  readonly event: Event;
  /** Registers again, now with a handicap. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks for the handicap that the event needs, saves it in the account, and registers. */
const HandicapStep = ({ event, onSaved, onClose }: HandicapStepProps) => {
  const queries = useQueryClient();
  const key = useActionKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ProfileChanges) => call(changeUser, { body, idempotencyKey: key.of(body) }),
    onSuccess: (user) => {
      key.done();
      queries.setQueryData(queryKeys.user, user);
      onSaved();
    },
  });
  const form = useBodyForm(changeUser, {
    initial: { handicap: "" },
    validate: ({ handicap }, found) =>
      handicap.trim() === "" ? { handicap: "Handicap is required" } : found,
    send: (body) => mutate(body, { onError: form.fail }),
  });
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText={registerLabel(event)}
      pendingText="Registering..."
      isPending={isPending}
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <p>This event needs a handicap. Please enter yours first.</p>
        <NumberField
          {...form.field("handicap")}
          kind="handicap"
          label="Handicap"
          hint="From 0 to 54, or +2.1 if you are better than scratch. It is kept in your profile."
        />
      </div>
    </DialogForm>
  );
};

interface RegisteredProps {
  readonly event: Event;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Shown when the player has a place, now or from before, with a link to the event. */
const Registered = ({ event, outcome, onClose }: RegisteredProps) => {
  // The button that led here is gone, so the sentence takes the focus.
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <DialogBody
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={`/events/${event.id}`}>Open Event</LinkButton>
        </FormFooter>
      }
    >
      <div className={asStack({ gap: 4, packed: true })}>
        <p className={asRow({ align: "stretch" })}>
          {outcome.status === "waitlist" ? (
            <WaitlistBadge place={outcome.waitlistPlace} />
          ) : (
            <RegistrationBadge status="registered" />
          )}
        </p>
        <p ref={sentence} tabIndex={-1} className={styles.statusText}>
          {outcome.sentence}
        </p>
        {outcome.eventId ? (
          <Plates
            plates={[
              { label: "Event ID", value: outcome.eventId },
              // Strangers did not know it before.
              ...(isStranger(event)
                ? []
                : [{ label: "Entry", value: feeText(event.registrationFee) }]),
            ]}
          />
        ) : null}
      </div>
    </DialogBody>
  );
};
