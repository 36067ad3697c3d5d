import { failureText } from "./failureText.ts";

interface Signing {
  readonly isPending: boolean;
  readonly error?: unknown;
}

/** Why nobody was signed in, for the form itself: a toast goes before it is seen. */
export const loginFailure = ({ isPending, error }: Signing): string | null =>
  isPending || !error ? null : failureText(error);
