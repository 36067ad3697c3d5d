import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AdminLoginCode,
  type AdminLoginInput,
  adminLogin,
  adminLoginCode,
  adminLogout,
} from "../../../../contract/person/adminSession.ts";
import type { AdminUser } from "../../../../contract/person/user.ts";
import { ApiError, call } from "../../../data/call.ts";
import { serverSentence, showFailure, toastError } from "../../../data/errorToast.ts";
import { signOut } from "../../../data/signOut.ts";
import { beSignedIn, beSignedOut } from "./api.ts";

const UNAUTHENTICATED = 401;

export interface AdminSigning {
  readonly givePassword: (input: AdminLoginInput) => void;
  readonly giveCode: (input: AdminLoginCode) => void;
  /** The password was right, and the account has a second factor. */
  readonly asksForCode: boolean;
  /** The address that was sent last, so that it is not typed twice. */
  readonly email: string | undefined;
  readonly startAgain: () => void;
  readonly isPending: boolean;
  /** Nothing was sent yet. */
  readonly isIdle: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
}

/** Signs an administrator in, in one step or in two; the answer becomes the session. */
export const useAdminSigning = (onSignedIn?: (admin: AdminUser) => void): AdminSigning => {
  const queries = useQueryClient();
  const [asksForCode, setAsksForCode] = useState(false);
  const enter = (admin: AdminUser) => {
    beSignedIn(queries, admin);
    onSignedIn?.(admin);
  };
  const password = useMutation({
    mutationFn: (body: AdminLoginInput) => call(adminLogin, { body }),
    onSuccess: (answer) => {
      code.reset();
      if ("next" in answer) setAsksForCode(true);
      else enter(answer);
    },
    onError: showLoginFailure,
  });
  const code = useMutation({
    mutationFn: (body: AdminLoginCode) => call(adminLoginCode, { body }),
    onSuccess: enter,
    onError: (error) => {
      showLoginFailure(error);
      // The step is over: the password is asked for again, beside the reason.
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) setAsksForCode(false);
    },
  });
  return {
    givePassword: password.mutate,
    giveCode: code.mutate,
    asksForCode,
    email: password.variables?.email,
    startAgain: () => {
      code.reset();
      setAsksForCode(false);
    },
    isPending: password.isPending || code.isPending,
    isIdle: password.isIdle && code.isIdle,
    error: code.error ?? password.error,
  };
};

const showLoginFailure = (error: unknown) =>
  showFailure(error, {
    title: "Login failed",
    description: serverSentence(error) ?? "Login failed",
  });

export const useAdminLogout = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => signOut(adminLogout),
    onSuccess: () => beSignedOut(queries),
    onError: toastError("Logout failed"),
  });
};
