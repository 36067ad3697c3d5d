import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import {
  archiveUser,
  changeUserForAdmin,
  createUser,
  type NewUser,
  registerUser,
  removeUserFromEvent,
  resetUserPassword,
  restoreUser,
  type UserChanges,
} from "../../../contract/users.ts";
import { call } from "../../data/call.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";
import { usersKey } from "./api.ts";

interface Texts {
  readonly success: string;
  readonly failure: string;
}

/** An action on an account: its idempotency key, its toasts and what it invalidates. */
const useUserAction = <Wish, Answer>(
  { success, failure }: Texts,
  send: (wish: Wish, idempotencyKey: string) => Promise<Answer>,
) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (wish: Wish) => send(wish, key.of(wish)),
    onSuccess: async () => {
      key.done();
      // Lists of people and places, boards and cards show the changed names.
      void queries.invalidateQueries({ queryKey: queryKeys.registrations });
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      await queries.invalidateQueries({ queryKey: usersKey });
      // Only now, because a form closes now, if there is one: until then, leaving it asks.
      toast({ title: success });
    },
    onError: serverErrorOr(failure),
  });
};

export const useCreateUser = () =>
  useUserAction(
    { success: "User created", failure: "Failed to create user" },
    (body: NewUser, idempotencyKey) => call(createUser, { body, idempotencyKey }),
  );

export const useChangeUser = (userId: PlayerId) =>
  useUserAction(
    { success: "User updated", failure: "Failed to update user" },
    (body: UserChanges, idempotencyKey) =>
      call(changeUserForAdmin, { params: { userId }, body, idempotencyKey }),
  );

export const useResetPassword = (userId: PlayerId) =>
  useUserAction(
    { success: "Password reset", failure: "Failed to reset password" },
    (body: { readonly newPassword: string }, idempotencyKey) =>
      call(resetUserPassword, { params: { userId }, body, idempotencyKey }),
  );

export const useArchiveUser = () =>
  useUserAction(
    { success: "User archived", failure: "Failed to archive user" },
    (userId: PlayerId, idempotencyKey) => call(archiveUser, { params: { userId }, idempotencyKey }),
  );

export const useRestoreUser = () =>
  useUserAction(
    { success: "User restored", failure: "Failed to restore user" },
    (userId: PlayerId, idempotencyKey) => call(restoreUser, { params: { userId }, idempotencyKey }),
  );

interface UserInEvent {
  readonly userId: PlayerId;
  readonly eventId: TournamentId;
}

export const useRegisterUser = () =>
  useUserAction(
    { success: "User registered for event", failure: "Failed to register user for event" },
    (params: UserInEvent, idempotencyKey) => call(registerUser, { params, idempotencyKey }),
  );

export const useRemoveUser = () =>
  useUserAction(
    { success: "User removed from event", failure: "Failed to remove user from event" },
    (params: UserInEvent, idempotencyKey) => call(removeUserFromEvent, { params, idempotencyKey }),
  );
