import { useMutation } from "@tanstack/react-query";
import { changedMeanwhile } from "./changedMeanwhile.ts";

interface Options<Thing, Changes> {
  readonly send: (changes: Changes) => Promise<unknown>;
  readonly fetchNewest: () => Promise<Thing | undefined>;
  readonly onSaved: () => void;
  /** The thing as it is now, in place of what was typed. */
  readonly onReloaded: (newest: Thing) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves an edit of what others may edit too. Where somebody was faster that is a question to the
 * reader and no error: reload their values, or overwrite them (DEC-10).
 */
export const useEdit = <Thing, Changes extends { readonly basedOn?: number }>({
  send,
  fetchNewest,
  onSaved,
  onReloaded,
  onFailed,
}: Options<Thing, Changes>) => {
  const saving = useMutation({
    mutationFn: send,
    onSuccess: onSaved,
    onError: (error) => {
      if (!changedMeanwhile(error)) onFailed(error);
    },
  });
  const reloading = useMutation({
    mutationFn: fetchNewest,
    onSuccess: (newest) => {
      saving.reset();
      if (newest) onReloaded(newest);
    },
    onError: onFailed,
  });

  return {
    save: saving.mutate,
    isPending: saving.isPending,
    /** Who was faster, while that is the question. */
    clash: changedMeanwhile(saving.error),
    dismiss: saving.reset,
    reload: () => reloading.mutate(),
    isReloading: reloading.isPending,
    overwrite: () => {
      if (!saving.variables) return;
      const { basedOn: _, ...changes } = saving.variables;
      saving.mutate(changes as Changes);
    },
  };
};
