import { useMutation } from "@tanstack/react-query";
import { editConflictOf } from "./mergeEdits.ts";

interface Options<Thing, Changes, Answer> {
  readonly send: (changes: Changes) => Promise<Answer>;
  readonly fetchNewest: () => Promise<Thing | undefined>;
  /** For effects that are independent of the form, such as refetching. */
  readonly onSaved: (answer: Answer) => void;
  /**
   * Closes the form, or continues with the answer. Never called after the form is gone, since another
   * one may be open.
   */
  readonly onClose: (answer: Answer) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves an edit of data that others may edit too. If somebody was faster, the reader chooses
 * between the saved values, which are fetched at once, and the typed ones.
 */
export const useEdit = <Thing, Changes extends { readonly basedOn?: number }, Answer>({
  send,
  fetchNewest,
  onSaved,
  onClose,
  onFailed,
}: Options<Thing, Changes, Answer>) => {
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
    /** The conflict, while the reader has to decide. */
    conflict: editConflictOf(saving.error),
    /** The saved values, once they have arrived. */
    newest: reloading.data,
    dismiss,
    reload: () => reloading.mutate(),
    isReloading: reloading.isPending,
    /** Saves these changes, or those that were sent, over the saved values. */
    overwrite: (instead: Changes | null = null) => {
      const sent = instead ?? saving.variables;
      if (!sent) return;
      const { basedOn: _, ...changes } = sent;
      save(changes as Changes);
    },
  };
};
