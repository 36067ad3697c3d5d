import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { registerForEvent } from "../../../contract/registrations.ts";
import { ApiError, call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";
import {
  alreadyRegisteredToast,
  isAlreadyRegistered,
  isWrongEventId,
  type Outcome,
  outcomeOf,
  registeredBefore,
  successToast,
  wrongEventIdToast,
} from "./outcome.ts";

const LEAVES_AFTER = 2000;
const UNAUTHENTICATED = 401;

interface Options {
  readonly tournamentId: TournamentId;
  /** Called when there was time to read that the player is registered already. */
  readonly onRegisteredBefore: () => void;
}

/** Registers the player, and says what came of it. */
export const useRegister = ({ tournamentId, onRegisteredBefore }: Options) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onRegisteredBefore, LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [isLeaving, onRegisteredBefore]);

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
    void queries.invalidateQueries({ queryKey: queryKeys.registrations });
  };

  const { mutate, isPending } = useMutation({
    /** The number of a private event goes along; it is what opens it. */
    mutationFn: (eventId: string | null) =>
      call(registerForEvent, {
        params: { eventId: tournamentId },
        query: eventId === null ? {} : { eventId },
        idempotencyKey: key.of([tournamentId, eventId]),
      }),
    onSuccess: (registration) => {
      key.done();
      refresh();
      toast(successToast(registration));
      setOutcome(outcomeOf(registration));
    },
    onError: (error) => {
      if (isAlreadyRegistered(error)) {
        refresh();
        toast(alreadyRegisteredToast);
        setOutcome(registeredBefore);
        setLeaving(true);
        return;
      }
      if (isWrongEventId(error)) {
        toast(wrongEventIdToast);
        return;
      }
      // The session has ended meanwhile: the dialog asks to sign in again.
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) {
        queries.setQueryData(queryKeys.user, null);
      }
      toastError("Registration Failed")(error);
    },
  });

  return { register: mutate, isPending, outcome };
};
