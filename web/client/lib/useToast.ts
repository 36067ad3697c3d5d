import { sentenceOf } from "../data/apiError.ts";
import { showFailure } from "../data/errorToast.ts";
import { type Toast, toasts } from "./toasts.ts";

const raise = {
  toast: (toast: Toast): void => toasts.raise(toast),
  /** For `onError` of a mutation: the title says what failed, the server's sentence says why. */
  toastError: (title: string) => (error: unknown) =>
    showFailure(error, { title, description: sentenceOf(error) }),
};

/** `const { toast, toastError } = useToast();` */
export const useToast = () => raise;
