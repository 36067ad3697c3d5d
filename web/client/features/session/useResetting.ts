import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type PasswordReset,
  type ResetRequest,
  requestPasswordReset,
  resetPassword,
} from "../../../contract/passwordResets.ts";
import { call } from "../../lib/call.ts";
import { queryKeys } from "../../lib/queryKeys.ts";
import { useActionKey } from "../../lib/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";
import { beSignedOut } from "./api.ts";

/** Asks for a mail. Nobody is told whether the address is known. */
export const useAskForReset = () => {
  const { toastError } = useToast();
  return useMutation({
    mutationFn: (body: ResetRequest) => call(requestPasswordReset, { body }),
    onError: toastError("The link could not be sent"),
  });
};

/** With the token of a mailed link. All sessions end, also one in this browser. */
export const useResetPassword = (token: string, onDone: () => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PasswordReset) =>
      call(resetPassword, { params: { token }, body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.done();
      beSignedOut(queries);
      // The link may have been that of another player than the one who is signed in.
      void queries.invalidateQueries({ queryKey: queryKeys.user });
      toast({ title: "Password changed", description: "Sign in with your new password." });
      onDone();
    },
  });
};
