import { toastError } from "./errorToast.ts";
import { type Toast, toasts } from "./toasts.ts";

const raise = { toast: (toast: Toast): void => toasts.raise(toast), toastError };

/** `const { toast } = useToast();` The queue of scores is handed both. */
export const useToast = () => raise;
