import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changePicture,
  LARGEST_PICTURE,
  NOT_AN_IMAGE,
  PICTURE_TOO_LARGE,
  pictureTypes,
  removePicture,
} from "../../../contract/person/pictures.ts";
import { ApiError, call } from "../../data/call.ts";
import { queryKeys } from "../../data/sessions.ts";
import { toastError, useToast } from "../../data/toasts.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useWrite } from "../../data/write.ts";

const UNAUTHENTICATED = 401;

/** Why a file cannot become a picture, or null. It saves a request; the server looks inside. */
export const refusalOf = ({ type, size }: Pick<File, "type" | "size">): string | null => {
  if (!pictureTypes.some((known) => known === type)) return NOT_AN_IMAGE;
  return size > LARGEST_PICTURE ? PICTURE_TOO_LARGE : null;
};

/** Saves a picture; the answer replaces the signed-in player. */
export const useChangePicture = () => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (file: File) => {
      const { name, size, lastModified } = file;
      const idempotencyKey = key.of({ name, size, lastModified });
      return call(changePicture, { file, idempotencyKey });
    },
    onSuccess: (user) => {
      key.done();
      queries.setQueryData(queryKeys.user, user);
      toast({ title: "Picture saved" });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) {
        queries.setQueryData(queryKeys.user, null);
      }
      toastError("Your picture could not be saved")(error);
    },
  });
};

/** Removes the picture; the initials stand in its place. */
export const useRemovePicture = () => {
  const queries = useQueryClient();
  return useWrite(removePicture, () => ({}), {
    done: "Picture removed",
    onDone: (user) => queries.setQueryData(queryKeys.user, user),
    onFailed: toastError("Your picture could not be removed"),
  });
};
