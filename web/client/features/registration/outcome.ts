import type { Registration } from "../../../contract/registration.ts";
import { ApiError } from "../../lib/apiError.ts";
import type { Toast } from "../../lib/toasts.ts";

/** What has come of it, once the player is in the field. */
export interface Outcome {
  readonly status: "registered" | "waitlist";
  readonly waitlistPlace: number | null;
  readonly sentence: string;
  /** As it was entered, where it opened a private event. */
  readonly eventId?: string | null;
}

/** What a registration has come to, in the words of its toast. */
export const outcomeOf = (registration: Registration): Outcome => ({
  status: registration.status === "waitlist" ? "waitlist" : "registered",
  waitlistPlace: registration.waitlistPlace,
  sentence: successToast(registration).description,
});

/** The dialog says it beside its toast, which tells where to find the event. */
export const registeredBefore: Outcome = {
  status: "registered",
  waitlistPlace: null,
  sentence: "You are already registered for this event.",
};

export const successToast = ({
  status,
  waitlistPlace,
}: Registration): Toast & { readonly description: string } => {
  const title = "Registration Successful!";
  if (status !== "waitlist") {
    return { title, description: "You have been registered for this event." };
  }
  const waiting = "You have been added to the waitlist for this event.";
  const place = waitlistPlace === null ? "" : ` You are number ${waitlistPlace} in line.`;
  return { title, description: waiting + place };
};

export const alreadyRegisteredToast: Toast = {
  title: "Already Registered!",
  description:
    "You are already registered for this event. You can view it in your profile under registered events.",
};

/** The whole message is searched, whatever else the server says in it. */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("Already registered");

export const wrongEventIdToast = {
  title: "Invalid Event ID",
  description: "The Event ID you entered does not match this event",
  variant: "destructive",
} as const satisfies Toast;

const CONFLICT = 409;

/** The server's own sentence: any other refusal says nothing about what was typed. */
export const isWrongEventId = (error: unknown): boolean =>
  error instanceof ApiError && error.sentence === wrongEventIdToast.description;

/** The Event ID is looked at first: a refusal for another reason means that it was right. */
export const wasRightEventId = (error: unknown): boolean =>
  error instanceof ApiError && error.status === CONFLICT;
