import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CountedEvent } from "../../../contract/event.ts";
import type { EventChanges } from "../../../contract/eventInput.ts";
import { changeEvent } from "../../../contract/events.ts";
import { call } from "../../lib/call.ts";
import { changedMeanwhile } from "../../lib/changedMeanwhile.ts";
import { serverErrorOr } from "../../lib/errorToast.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";
import { adminEventsQuery } from "./api.ts";

interface Options {
  readonly onSaved: () => void;
  /** The event as it is now, in place of what was typed. */
  readonly onReloaded: (event: CountedEvent) => void;
}

const fail = serverErrorOr("Failed to update event settings");

/** Saves settings; a clash with another editor is a question, not an error. */
export const useSaveSettings = ({ id }: CountedEvent, { onSaved, onReloaded }: Options) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();

  const saving = useMutation({
    mutationFn: (body: EventChanges) =>
      call(changeEvent, {
        params: { eventId: id },
        body,
        idempotencyKey: key.of([id, body]),
      }),
    onSuccess: () => {
      key.done();
      // More places may have been given out, and other rules may order the board.
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      void queries.invalidateQueries({ queryKey: ["registrations", id] });
      void queries.invalidateQueries({ queryKey: ["leaderboard", id] });
      toast({ title: "Event settings updated" });
      onSaved();
    },
    onError: (error) => {
      if (!changedMeanwhile(error)) fail(error);
    },
  });

  const reloading = useMutation({
    mutationFn: () => queries.fetchQuery({ ...adminEventsQuery, staleTime: 0 }),
    onSuccess: (events) => {
      const event = events.find((candidate) => candidate.id === id);
      saving.reset();
      if (event) onReloaded(event);
    },
    onError: fail,
  });

  return {
    save: saving.mutate,
    isPending: saving.isPending,
    clash: changedMeanwhile(saving.error),
    dismiss: saving.reset,
    reload: () => reloading.mutate(),
    isReloading: reloading.isPending,
    overwrite: () => {
      if (!saving.variables) return;
      const { basedOn: _, ...changes } = saving.variables;
      saving.mutate(changes);
    },
  };
};
