import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Registration } from "../../../../contract/field/registration.ts";
import { registerForEvent } from "../../../../contract/field/registrations.ts";
import { ApiError, failureText } from "../../../data/apiError.ts";
import { call } from "../../../data/call.ts";
import { hasSessionEnded } from "../../../data/sessions.ts";
import { type Toast, toastError, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";

/** The result of registering. */
export interface Outcome {
  readonly status: "registered" | "waitlist";
  readonly waitlistPlace: number | null;
  readonly sentence: string;
  /** The Event ID as it was typed, if the event is private. */
  readonly eventId?: string | null;
}

/** The result of a registration, in the words of its toast. */
const outcomeOf = (registration: Registration): Outcome => ({
  status: registration.status === "waitlist" ? "waitlist" : "registered",
  waitlistPlace: registration.waitlistPlace,
  sentence: successToast(registration).description,
});

/** The dialog says so too; the toast tells where to find the event. */
const registeredBefore: Outcome = {
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

const alreadyRegisteredToast: Toast = {
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
const isHandicapMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.sentence.startsWith("This event needs a handicap");

const LEAVES_AFTER = 2000;

interface Options {
  readonly tournamentId: TournamentId;
  /** Called after the player had time to read that they are registered already. */
  readonly onRegisteredBefore: () => void;
}

/** Registers the player and reports the result. */
export const useRegister = ({ tournamentId, onRegisteredBefore }: Options) => {
  const { toast } = useToast();
  const key = useActionKey();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  /** The attempt that needs a handicap first, with its Event ID. */
  const [lacking, setLacking] = useState<{ readonly eventId: string | null } | null>(null);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onRegisteredBefore, LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [isLeaving, onRegisteredBefore]);

  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    /** The number of a private event is sent too, because it opens the event. */
    mutationFn: (eventId: string | null) =>
      call(registerForEvent, {
        params: { eventId: tournamentId },
        query: eventId === null ? {} : { eventId },
        idempotencyKey: key.of([tournamentId, eventId]),
      }),
    onSuccess: (registration, eventId) => {
      key.done();
      setLacking(null);
      toast(successToast(registration));
      setOutcome({ ...outcomeOf(registration), eventId });
    },
    onError: (error, eventId) => {
      if (isAlreadyRegistered(error)) {
        toast(alreadyRegisteredToast);
        setOutcome(registeredBefore);
        setLeaving(true);
        return;
      }
      if (isHandicapMissing(error)) {
        setLacking({ eventId });
        return;
      }
      if (isWrongEventId(error)) {
        toast(wrongEventIdToast);
        return;
      }
      toastError("Registration Failed")(error);
    },
  });

  const failure =
    refusal &&
    !isPending &&
    !isWrongEventId(refusal) &&
    !isHandicapMissing(refusal) &&
    !hasSessionEnded(refusal)
      ? failureText(refusal)
      : null;
  const isAsked = lacking !== null && !isPending;
  return { register: mutate, isPending, failure, outcome, lacking: isAsked ? lacking : null };
};
