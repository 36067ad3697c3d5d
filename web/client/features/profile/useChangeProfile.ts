import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeUser, type ProfileChanges } from "../../../contract/account.ts";
import { ApiError, call } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";

const FORBIDDEN = 403;

/** Saves the profile; the answer replaces the signed-in player. */
export const useChangeProfile = () => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(changeUser, { body, idempotencyKey: key.of(body) }),
    onSuccess: (user) => {
      key.done();
      queries.setQueryData(queryKeys.user, user);
      toast({ title: "Profile updated" });
    },
    onError: (error) => {
      // A wrong password is shown at its field.
      if (error instanceof ApiError && error.status === FORBIDDEN) return;
      toastError("Your profile could not be saved")(error);
    },
  });
};
