import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RegisterInput, register } from "../../../../contract/person/account.ts";
import { type LoginInput, login } from "../../../../contract/person/session.ts";
import { call } from "../../../data/call.ts";
import { toastError } from "../../../data/errorToast.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { developmentUser } from "../../../device/storage.ts";
import { beSignedIn } from "./api.ts";

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
