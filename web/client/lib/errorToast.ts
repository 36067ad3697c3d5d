import { ApiError } from "./apiError.ts";
import { toasts } from "./toasts.ts";

/** What the server says about a failure, or null when it has said nothing that could be read. */
export const serverSentence = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.message ?? null) : null;

/** Errors of the administrators' screens are titled "Error" unless the documents say otherwise. */
export const showError = (description: string): void =>
  toasts.raise({ title: "Error", description, variant: "destructive" });

/** For `onError` of an administrator's action: what the server says, else what has failed. */
export const serverErrorOr =
  (fallback: string) =>
  (error: unknown): void =>
    showError(serverSentence(error) ?? fallback);

/** "Failed to fetch events: 500". */
export const fetchFailure = (what: string, error: unknown): string =>
  error instanceof ApiError
    ? `Failed to fetch ${what}: ${error.status}`
    : `Failed to fetch ${what}`;
