import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminLoginInput, adminLogin, adminLogout } from "../../../contract/adminSession.ts";
import { call } from "../../lib/call.ts";
import { serverSentence, showFailure } from "../../lib/errorToast.ts";
import { useToast } from "../../lib/useToast.ts";
import { beSignedIn, beSignedOut } from "./api.ts";

/** Signs an administrator in; the answer becomes the session. */
export const useAdminLogin = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AdminLoginInput) => call(adminLogin, { body }),
    onSuccess: (admin) => beSignedIn(queries, admin),
    onError: (error) =>
      showFailure(error, {
        title: "Login failed",
        description: serverSentence(error) ?? "Login failed",
      }),
  });
};

export const useAdminLogout = () => {
  const queries = useQueryClient();
  const { toastError } = useToast();
  return useMutation({
    mutationFn: () => call(adminLogout, {}),
    onSuccess: () => beSignedOut(queries),
    onError: toastError("Logout failed"),
  });
};
