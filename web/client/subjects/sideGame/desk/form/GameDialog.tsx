import type { TournamentId } from "../../../../../../domain/shared/values.ts";
import type { Body } from "../../../../../contract/endpoint.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { createSideGame } from "../../../../../contract/sideGame/sideGames.ts";
import { serverErrorOr } from "../../../../data/errorToast.ts";
import { useWrite } from "../../../../data/write.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Sheet } from "../../../../ui/dialogs/Sheet.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { GameFields } from "./GameFields.tsx";
import { bodyOf, errorsIn, newGame } from "./gameForm.ts";
import { PurseFields } from "./PurseFields.tsx";

interface Props {
  readonly event: EventDetail;
  readonly onClose: () => void;
}

/** Creates a side game: what is played, where, and for how much. */
export const GameDialog = ({ event, onClose }: Props) => {
  const { mutate, isPending } = useCreateGame(event.id);
  const form = useBodyForm(createSideGame, {
    initial: newGame,
    bodyOf,
    validate: errorsIn,
    send: (body) => mutate(body, { onSuccess: onClose, onError: form.fail }),
  });
  return (
    <Sheet isOpen onClose={onClose} overline={event.name} title="Create Side Game" seed={event.id}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Create Side Game"
        pendingText="Creating..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4 })}>
          <GameFields event={event} form={form} />
          <PurseFields event={event} form={form} />
        </div>
      </DialogForm>
    </Sheet>
  );
};

export const useCreateGame = (eventId: TournamentId) =>
  useWrite(createSideGame, (body: Body<typeof createSideGame>) => ({ params: { eventId }, body }), {
    isShownFirst: true,
    done: "Side game created",
    onFailed: serverErrorOr("Failed to create side game"),
  });
