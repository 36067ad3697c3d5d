import { useMutation } from "@tanstack/react-query";
import type { PasswordChange } from "../../../../contract/person/ownPassword.ts";
import { ApiError, call } from "../../../data/call.ts";
import { toastError } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { type AccountKind, callsOf } from "./api.ts";

/** The field that each refusal of the server is about. */
const fieldOf: Readonly<Record<number, keyof PasswordChange>> = {
  400: "newPassword",
  403: "oldPassword",
};

interface Options {
  readonly onRefused: (errors: Partial<Record<keyof PasswordChange, string>>) => void;
  readonly onDone: () => void;
}

export const useChangePassword = (kind: AccountKind, { onRefused, onDone }: Options) => {
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PasswordChange) =>
      call(callsOf(kind).changePassword, { body, idempotencyKey: key.of(body) }),
    onSuccess: () => {
      key.done();
      toast({ title: "Password changed", description: "All other sessions have ended." });
      onDone();
    },
    onError: (error) => {
      const field = error instanceof ApiError ? fieldOf[error.status] : undefined;
      if (field && error instanceof ApiError) onRefused({ [field]: error.sentence });
      else toastError("Your password could not be changed")(error);
    },
  });
};
