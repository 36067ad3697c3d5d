import { toastError } from "../data/errorToast.ts";
import { type Toast, toasts } from "./toasts.ts";

const raise = { toast: (toast: Toast): void => toasts.raise(toast), toastError };

/** `const { toast, toastError } = useToast();` */
export const useToast = () => raise;
