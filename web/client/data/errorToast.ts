import { ApiError, sentenceOf } from "./apiError.ts";
import { hasSessionEnded } from "./endedSession.ts";
import { adviceOn, serverSentence } from "./failureText.ts";
import { type Toast, toasts } from "./toasts.ts";

export { serverSentence } from "./failureText.ts";

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
