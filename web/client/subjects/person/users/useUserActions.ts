import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import {
  archiveUser,
  changeUserForAdmin,
  createUser,
  type NewUser,
  removeUserFromEvent,
  resetUserPassword,
  restoreUser,
  type UserChanges,
} from "../../../../contract/person/users.ts";
import { serverErrorOr } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";

export const useCreateUser = () =>
  useWrite(createUser, (body: NewUser) => ({ body }), {
    isShownFirst: true,
    done: "User created",
    onFailed: serverErrorOr("Failed to create user"),
  });

export const useChangeUser = (userId: PlayerId) =>
  useWrite(changeUserForAdmin, (body: UserChanges) => ({ params: { userId }, body }), {
    isShownFirst: true,
    done: "User updated",
    onFailed: serverErrorOr("Failed to update user"),
  });

export const useResetPassword = (userId: PlayerId) =>
  useWrite(
    resetUserPassword,
    (body: Body<typeof resetUserPassword>) => ({ params: { userId }, body }),
    {
      isShownFirst: true,
      done: "Password reset",
      onFailed: serverErrorOr("Failed to reset password"),
    },
  );

export const useArchiveUser = () =>
  useWrite(archiveUser, (userId: PlayerId) => ({ params: { userId } }), {
    isShownFirst: true,
    done: "User archived",
    onFailed: serverErrorOr("Failed to archive user"),
  });

export const useRestoreUser = () =>
  useWrite(restoreUser, (userId: PlayerId) => ({ params: { userId } }), {
    isShownFirst: true,
    done: "User restored",
    onFailed: serverErrorOr("Failed to restore user"),
  });

interface UserInEvent {
  readonly userId: PlayerId;
  readonly eventId: TournamentId;
}

export const useRemoveUser = () =>
  useWrite(removeUserFromEvent, (params: UserInEvent) => ({ params }), {
    isShownFirst: true,
    done: "User removed from event",
    onFailed: serverErrorOr("Failed to remove user from event"),
  });
