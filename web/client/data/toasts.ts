import { ApiError, adviceOn, sentenceOf, serverSentence } from "./apiError.ts";
import { hasSessionEnded } from "./sessions.ts";

/** The text of a toast. Errors are `destructive` and say what to do. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Cause and next step, if the description does not contain them. */
  readonly advice?: string;
  /** What can be done about it as long as the toast is shown, such as "Undo". */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly variant?: "default" | "destructive";
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly isOpen: boolean;
}

export const TOAST_SHOWN_FOR = 5_000;
/** A dismissed toast stays in the page this long, so that its animation can be seen and undone. */
export const TOAST_REMOVED_AFTER = 1_000_000;

/** Only one toast is visible: a new one replaces the last. */
export const makeToasts = () => {
  let shown: ShownToast | null = null;
  let latestId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: ShownToast | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number): void => {
    if (shown?.id !== id || !shown.isOpen) return;
    show({ ...shown, isOpen: false });
    removal = setTimeout(() => show(null), TOAST_REMOVED_AFTER);
  };

  return {
    raise: (toast: Toast): void => {
      clearTimeout(removal);
      latestId += 1;
      show({ ...toast, id: latestId, isOpen: true });
    },
    dismiss,
    current: (): ShownToast | null => shown,
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const toasts = makeToasts();

/** Shows what has failed, why, and what to do. An ended session is handled elsewhere. */
export const showFailure = (error: unknown, toast: Toast): void => {
  if (hasSessionEnded(error)) return;
  const advice = adviceOn(error);
  const isSaid = advice === undefined || toast.description === advice;
  toasts.raise({ ...toast, ...(isSaid ? {} : { advice }), variant: "destructive" });
};

/** Errors of the administrators' screens have the title "Error" unless another one is given. */
export const showError = (description: string): void =>
  toasts.raise({ title: "Error", description, variant: "destructive" });

/** For `onError` of an administrator's action: the server's sentence, else the given text. */
export const serverErrorOr =
  (fallback: string) =>
  (error: unknown): void =>
    showFailure(error, { title: "Error", description: serverSentence(error) ?? fallback });

/** For a failed action of a player: the title says what failed, the server's sentence says why. */
export const toastError =
  (title: string) =>
  (error: unknown): void =>
    showFailure(error, { title, description: sentenceOf(error) });

/** "Failed to fetch events: 500". */
export const fetchFailure = (what: string, error: unknown): string =>
  error instanceof ApiError
    ? `Failed to fetch ${what}: ${error.status}`
    : `Failed to fetch ${what}`;

const raise = { toast: (toast: Toast): void => toasts.raise(toast), toastError };

/** `const { toast } = useToast();` The queue of scores is handed both. */
export const useToast = () => raise;
