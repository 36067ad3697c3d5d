import { useMutation } from "@tanstack/react-query";
import type { Endpoint, Success } from "../../contract/endpoint.ts";
import { ApiError, call, type Input } from "./call.ts";
import { changes } from "./changes.ts";
import { type Toast, useToast } from "./toasts.ts";
import { useActionKey } from "./useActionKey.ts";

interface Words<Sent, Answer> {
  /** What is said when it is done; null says nothing. */
  readonly done: Said | null | ((answer: Answer, sent: Sent) => Said | null);
  readonly onDone?: ((answer: Answer, sent: Sent) => void) | undefined;
  readonly onFailed?: (error: unknown, sent: Sent) => void;
  /** It is done only when the page shows what has changed, such as the list under a dialog. */
  readonly isShownFirst?: true;
}

/** A title alone, or a title with more. */
type Said = string | Toast;

/** Sends one call, with the same key on every retry, and says what became of it. */
export const useWrite = <const E extends Endpoint, Sent = void>(
  contract: E,
  inputOf: (sent: Sent) => Input<E>,
  { done, onDone, onFailed, isShownFirst }: Words<Sent, Success<E>>,
) => {
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (sent: Sent) => {
      const input = inputOf(sent);
      return call(contract, { ...input, idempotencyKey: key.of(input) });
    },
    onSuccess: async (answer, sent) => {
      key.done();
      if (isShownFirst) await changes.areShown();
      const said = typeof done === "function" ? done(answer, sent) : done;
      if (said !== null) toast(typeof said === "string" ? { title: said } : said);
      onDone?.(answer, sent);
    },
    onError: (error, sent) => {
      // Without an answer nobody knows whether it was done.
      if (!(error instanceof ApiError)) changes.announce({ eventId: null, sources: null });
      onFailed?.(error, sent);
    },
  });
};
