import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { logout } from "../../../contract/person/session.ts";
import { signOut } from "../../data/signOut.ts";
import { toastError } from "../../data/toasts.ts";
import { developmentUser, freeDay } from "../../device/storage.ts";
import { waitingOf } from "../../subjects/card/pad/waitingEntry.ts";
import { beSignedOut } from "../../subjects/person/session/session.ts";
import { loadable } from "../../ui/loadable.tsx";

// Loaded later, because hardly anybody signs out with something unsaved.
const { Component: SignOutQuestion } = loadable(async () => {
  const { SignOutQuestion: Question } = await import("./SignOutQuestion.tsx");
  return { default: Question };
});

interface SigningOut {
  readonly signOut: () => void;
  /** The dialog while it is open. */
  readonly question: ReactNode;
}

/** Signs out, and asks first if something that the player entered is not saved yet. */
export const useSigningOut = (playerId: PlayerId | null): SigningOut => {
  const { mutate, isPending } = useSignOut();
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const close = () => setUnsaved(null);
  return {
    signOut: () => {
      const waiting = playerId === null ? null : waitingOf(playerId);
      if (waiting === null) mutate();
      else setUnsaved(waiting);
    },
    question:
      unsaved === null ? null : (
        <SignOutQuestion
          unsaved={unsaved}
          isPending={isPending}
          onSignOut={() => mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      ),
  };
};

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
