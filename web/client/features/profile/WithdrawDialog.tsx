import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import { withdraw } from "../../../contract/registrations.ts";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog.tsx";
import { call } from "../../data/call.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";
import { leavingText } from "./leavingText.ts";

interface Props {
  readonly registration: Pick<RegistrationWithEvent, "status" | "event">;
  readonly onClose: () => void;
}

/** Before the start, withdrawing frees the place; after it, the player cannot undo it. */
export const WithdrawDialog = ({ registration, onClose }: Props) => {
  const { status, event } = registration;
  const { mutate, isPending } = useWithdraw(event.id);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      title="Do you want to withdraw from this event?"
      confirmText="Withdraw"
      pendingText="Withdrawing..."
      isPending={isPending}
    >
      <p>{leavingText(status, event)}</p>
    </ConfirmDialog>
  );
};

/** Withdraws from the event. */
export const useWithdraw = (id: TournamentId) => {
  const queries = useQueryClient();
  const { toast, toastError } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: () => call(withdraw, { params: { eventId: id }, idempotencyKey: key.of(id) }),
    onSuccess: () => {
      key.done();
      void queries.invalidateQueries({ queryKey: queryKeys.tournaments });
      void queries.invalidateQueries({ queryKey: queryKeys.registrations });
      toast({ title: "You have withdrawn from this event." });
    },
    onError: toastError("Failed to withdraw"),
  });
};
