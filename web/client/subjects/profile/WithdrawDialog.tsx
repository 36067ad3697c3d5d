import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { withdraw } from "../../../contract/field/registrations.ts";
import { toastError } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { isUpcoming } from "../../ui/dates/dateText.ts";

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
export const useWithdraw = (eventId: TournamentId) =>
  useWrite(withdraw, () => ({ params: { eventId } }), {
    done: "You have withdrawn from this event.",
    onFailed: toastError("Failed to withdraw"),
  });

/** What withdrawing means for the player: on the waitlist only the place in line is lost. */
export const leavingText = (
  status: RegistrationWithEvent["status"],
  event: Pick<RegistrationWithEvent["event"], "name" | "startDate" | "status">,
): string => {
  const isBefore = event.status === "upcoming" && isUpcoming(event.startDate);
  const again = " You may register again later.";
  if (status === "waitlist") {
    return `You give up your place in the line for ${event.name}.${isBefore ? again : ""}`;
  }
  return isBefore
    ? `Your place in ${event.name} goes to the next in line.${again}`
    : `${event.name} has started: you stay on the board, marked WD.`;
};
