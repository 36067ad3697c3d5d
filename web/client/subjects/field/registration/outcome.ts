import type { Registration } from "../../../../contract/field/registration.ts";
import { ApiError } from "../../../data/apiError.ts";
import type { Toast } from "../../../data/toasts.ts";

/** The result of registering. */
export interface Outcome {
  readonly status: "registered" | "waitlist";
  readonly waitlistPlace: number | null;
  readonly sentence: string;
  /** The Event ID as it was typed, if the event is private. */
  readonly eventId?: string | null;
}

/** The result of a registration, in the words of its toast. */
export const outcomeOf = (registration: Registration): Outcome => ({
  status: registration.status === "waitlist" ? "waitlist" : "registered",
  waitlistPlace: registration.waitlistPlace,
  sentence: successToast(registration).description,
});

/** The dialog says so too; the toast tells where to find the event. */
export const registeredBefore: Outcome = {
  status: "registered",
  waitlistPlace: null,
  sentence: "You are already registered for this event.",
};

export const successToast = ({
  status,
  waitlistPlace,
}: Registration): Toast & { readonly description: string } => {
  if (status !== "waitlist") {
    return {
      title: "Registration Successful!",
      description: "You have been registered for this event.",
    };
  }
  const waiting = "You have been added to the waitlist for this event.";
  const place = waitlistPlace === null ? "" : ` You are number ${waitlistPlace} in line.`;
  return { title: "You Are on the Waitlist", description: waiting + place };
};

export const alreadyRegisteredToast: Toast = {
  title: "Already Registered!",
  description:
    "You are already registered for this event. You can view it in your profile under registered events.",
};

/** Searches the whole message, because the server may say more. */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("Already registered");

export const wrongEventIdToast = {
  title: "Invalid Event ID",
  description: "The Event ID you entered does not match this event",
  variant: "destructive",
} as const satisfies Toast;

/** Compares the server's own sentence, because other refusals are not about the Event ID. */
export const isWrongEventId = (error: unknown): boolean =>
  error instanceof ApiError && error.sentence === wrongEventIdToast.description;

/** The event needs a handicap, and the account has none. */
export const isHandicapMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.sentence.startsWith("This event needs a handicap");
