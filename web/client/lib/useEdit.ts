import { useMutation } from "@tanstack/react-query";
import { editConflictOf } from "./editConflict.ts";

interface Options<Thing, Changes> {
  readonly send: (changes: Changes) => Promise<unknown>;
  readonly fetchNewest: () => Promise<Thing | undefined>;
  /** For what holds wherever the reader is by then, such as fetching what has changed. */
  readonly onSaved: () => void;
  /** Closes the form; never called once it is gone, since another one may be open. */
  readonly onClose: () => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves an edit of what others may edit too. Where somebody was faster that is a question to the
 * reader and no error. Their values are fetched at once, to be seen beside those that were typed.
 */
export const useEdit = <Thing, Changes extends { readonly basedOn?: number }>({
  send,
  fetchNewest,
  onSaved,
  onClose,
  onFailed,
}: Options<Thing, Changes>) => {
  const reloading = useMutation({ mutationFn: fetchNewest, onError: onFailed });
  const saving = useMutation({
    mutationFn: send,
    onSuccess: onSaved,
    onError: (error) => (editConflictOf(error) ? reloading.mutate() : onFailed(error)),
  });
  const save = (changes: Changes, onRefused?: (error: unknown) => void) =>
    saving.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => (editConflictOf(error) ? undefined : onRefused?.(error)),
    });
  const dismiss = () => {
    saving.reset();
    reloading.reset();
  };

  return {
    save,
    isPending: saving.isPending,
    /** Who was faster, while that is the question. */
    conflict: editConflictOf(saving.error),
    /** What they have saved, once it is here. */
    newest: reloading.data,
    dismiss,
    reload: () => reloading.mutate(),
    isReloading: reloading.isPending,
    /** Saves what was sent, or these changes, over what the others have saved. */
    overwrite: (instead: Changes | null = null) => {
      const sent = instead ?? saving.variables;
      if (!sent) return;
      const { basedOn: _, ...changes } = sent;
      save(changes as Changes);
    },
  };
};
