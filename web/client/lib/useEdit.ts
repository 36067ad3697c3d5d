import { useMutation } from "@tanstack/react-query";
import { changedMeanwhile } from "./changedMeanwhile.ts";

interface Options<Thing, Changes> {
  readonly send: (changes: Changes) => Promise<unknown>;
  readonly fetchNewest: () => Promise<Thing | undefined>;
  /** For what holds wherever the reader is by then, such as fetching what has changed. */
  readonly onSaved: () => void;
  /** Closes the form; never called once it is gone, since another one may be open. */
  readonly onClose: () => void;
  /** The thing as it is now, in place of what was typed. */
  readonly onReloaded: (newest: Thing) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves an edit of what others may edit too. Where somebody was faster that is a question to the
 * reader and no error: reload their values, or overwrite them.
 */
export const useEdit = <Thing, Changes extends { readonly basedOn?: number }>({
  send,
  fetchNewest,
  onSaved,
  onClose,
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
  const reloading = useMutation({ mutationFn: fetchNewest, onError: onFailed });
  const save = (changes: Changes) => saving.mutate(changes, { onSuccess: onClose });
  const dismiss = () => {
    saving.reset();
    reloading.reset();
  };
  const take = (newest: Thing | undefined) => {
    saving.reset();
    if (newest) onReloaded(newest);
  };

  return {
    save,
    isPending: saving.isPending,
    /** Who was faster, while that is the question. */
    clash: changedMeanwhile(saving.error),
    dismiss,
    reload: () => reloading.mutate(undefined, { onSuccess: take }),
    isReloading: reloading.isPending,
    overwrite: () => {
      if (!saving.variables) return;
      const { basedOn: _, ...changes } = saving.variables;
      save(changes as Changes);
    },
  };
};
