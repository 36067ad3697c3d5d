import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { registerForEvent } from "../../../../contract/field/registrations.ts";
import { call } from "../../../data/call.ts";
import { hasSessionEnded } from "../../../data/endedSession.ts";
import { toastError } from "../../../data/errorToast.ts";
import { failureText } from "../../../data/failureText.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import {
  alreadyRegisteredToast,
  isAlreadyRegistered,
  isHandicapMissing,
  isWrongEventId,
  type Outcome,
  outcomeOf,
  registeredBefore,
  successToast,
  wrongEventIdToast,
} from "./outcome.ts";

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
