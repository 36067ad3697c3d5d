import type { ReactNode } from "react";
import type { Event } from "../../../../contract/event/event.ts";
import { Dialog, DialogBody } from "../../../ui/dialogs/Dialog.tsx";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { SkeletonForm } from "../../../ui/states/Skeleton.tsx";
import { HandicapStep } from "./HandicapStep.tsx";
import { PrivateEvent } from "./PrivateEvent.tsx";
import { PublicEvent } from "./PublicEvent.tsx";
import { Registered } from "./Registered.tsx";
import { useRegister } from "./useRegister.ts";

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
