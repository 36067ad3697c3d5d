import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import {
  type AdminLoginCode,
  type AdminLoginInput,
  adminLogin,
  adminLoginCode,
  adminLogout,
  getAdminSession,
} from "../../../../contract/person/adminSession.ts";
import type { AdminUser } from "../../../../contract/person/user.ts";
import { serverSentence } from "../../../data/apiError.ts";
import { browserLog } from "../../../data/browserLog.ts";
import { ApiError, call, callUnlessSignedOut } from "../../../data/call.ts";
import { forgetPages, queryKeys, renewPages } from "../../../data/sessions.ts";
import { signOut } from "../../../data/signOut.ts";
import { showFailure, toastError } from "../../../data/toasts.ts";
import { type AdminRecord, adminRecord } from "../../../device/storage.ts";
import { unsaved } from "../../../device/unsaved.ts";

/**
 * The signed-in administrator. The dashboard starts with what this device remembers; the server is
 * asked too, and a refusal discards the memory.
 */
const adminSessionQuery = queryOptions({
  queryKey: queryKeys.adminSession,
  queryFn: async ({ signal, client }): Promise<AdminRecord | null> => {
    try {
      const admin = await callUnlessSignedOut(getAdminSession, { signal });
      const before = client.getQueryData<AdminRecord>(queryKeys.adminSession);
      // If the page holds typed text, the reader is asked to sign in again over it.
      if (admin === null && before && unsaved.isAnywhere()) return before;
      if (admin) adminRecord.write(admin);
      else adminRecord.clear();
      return admin;
    } catch (error) {
      // A check that was cancelled has not failed.
      if (signal.aborted) throw error;
      browserLog.failure("Failed to check admin session", error);
      return adminRecord.read();
    }
  },
  placeholderData: () => adminRecord.read() ?? undefined,
  staleTime: 0,
  retry: false,
});

/** Stores the signed-in administrator; events, users and courses are fetched again. */
export const beSignedIn = (queries: QueryClient, admin: AdminRecord): void => {
  adminRecord.write(admin);
  queries.setQueryData(adminSessionQuery.queryKey, admin);
  renewPages(queries);
};

/** Removes everything the administrator has seen before somebody else uses the device. */
export const beSignedOut = (queries: QueryClient): void => {
  adminRecord.clear();
  queries.setQueryData(adminSessionQuery.queryKey, null);
  forgetPages(queries);
};

interface AdminSession {
  /** Null if nobody is signed in, or as long as that is not known. */
  readonly admin: AdminRecord | null;
  readonly isLoading: boolean;
  /** False while only this device says so and the server has not answered yet. */
  readonly isConfirmed: boolean;
}

export const useAdminSession = (): AdminSession => {
  const { data = null, isPending, isPlaceholderData } = useQuery(adminSessionQuery);
  return { admin: data, isLoading: isPending, isConfirmed: !isPending && !isPlaceholderData };
};

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
