import { failureText } from "./apiError.ts";

interface Signing {
  readonly isPending: boolean;
  readonly error?: unknown;
}

/** Why signing in failed, shown in the form because a toast may disappear unread. */
export const loginFailure = ({ isPending, error }: Signing): string | null =>
  isPending || !error ? null : failureText(error);
