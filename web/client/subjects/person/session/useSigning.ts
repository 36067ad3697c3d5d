import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RegisterInput, register } from "../../../../contract/person/account.ts";
import {
  type PasswordReset,
  type ResetRequest,
  requestPasswordReset,
  resetPassword,
} from "../../../../contract/person/passwordResets.ts";
import { type LoginInput, login } from "../../../../contract/person/session.ts";
import { call } from "../../../data/call.ts";
import { askWhoPlays } from "../../../data/sessions.ts";
import { toastError, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { developmentUser } from "../../../device/storage.ts";
import { beSignedIn, beSignedOut } from "./session.ts";

/** Signs a player in; the answer becomes the session. */
export const useSignIn = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginInput) => call(login, { body }),
    onSuccess: (user) => {
      developmentUser.write(user.id);
      beSignedIn(queries, user);
    },
    onError: toastError("Login failed"),
  });
};

/** Creates an account, whose owner is then signed in. */
export const useOpenAccount = () => {
  const queries = useQueryClient();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: RegisterInput) => call(register, { body, idempotencyKey: key.of(body) }),
    onSuccess: (user) => {
      key.done();
      beSignedIn(queries, user);
    },
    onError: toastError("Registration failed"),
  });
};

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
