import type { RegistrationWithEvent } from "../../../../contract/field/registration.ts";

/** The sentence beside the status, or null. The server words the place on the waitlist. */
export const placeSentence = (
  registration: Pick<RegistrationWithEvent, "status" | "playerStatus" | "waitlistReason">,
): string | null => {
  if (registration.status === "waitlist") return registration.waitlistReason;
  switch (registration.playerStatus) {
    case "playing":
      return null;
    case "withdrawn":
      return "You have withdrawn from this event.";
    case "disqualified":
      return "You have been disqualified from this event.";
    case "missed_cut":
      return "You missed the cut.";
  }
};
