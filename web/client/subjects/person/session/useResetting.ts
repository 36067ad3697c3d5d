import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type PasswordReset,
  type ResetRequest,
  requestPasswordReset,
  resetPassword,
} from "../../../../contract/person/passwordResets.ts";
import { call } from "../../../data/call.ts";
import { toastError } from "../../../data/errorToast.ts";
import { askWhoPlays } from "../../../data/sessions.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { beSignedOut } from "./api.ts";

/** Requests a mail. The answer never reveals whether the address is known. */
export const useAskForReset = () => {
  return useMutation({
    mutationFn: (body: ResetRequest) => call(requestPasswordReset, { body }),
    onError: toastError("The link could not be sent"),
  });
};

/**
 * Sets a new password with the token of a mail or a code. All sessions end, also the one of this
 * browser.
 */
export const useResetPassword = (token: string, onDone: (signInAt: string) => void) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PasswordReset) =>
      call(resetPassword, { params: { token }, body, idempotencyKey: key.of(body) }),
    onSuccess: ({ account }) => {
      key.done();
      beSignedOut(queries);
      // The link may belong to another player than the signed-in one.
      void askWhoPlays(queries);
      toast({ title: "Password changed", description: "Sign in with your new password." });
      onDone(account === "admin" ? "/admin" : "/auth");
    },
  });
};
