import { useMutation, useQueryClient } from "@tanstack/react-query";
import { logout } from "../../../../contract/person/session.ts";
import { toastError } from "../../../data/errorToast.ts";
import { signOut } from "../../../data/signOut.ts";
import { developmentUser, freeDay } from "../../../device/storage.ts";
import { beSignedOut } from "./api.ts";

/** Apart from signing in, whose forms every page with a menu would load otherwise. */
export const useSignOut = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => signOut(logout),
    onSuccess: () => {
      developmentUser.clear();
      freeDay.clear();
      beSignedOut(queries);
    },
    onError: toastError("Logout failed"),
  });
};
