import { Result } from "effect";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { createSideGame } from "../../../../../contract/sideGame/sideGames.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { readBody } from "../../../../form/formErrors.ts";
import { useForm } from "../../../../form/useForm.ts";
import { Sheet } from "../../../../ui/dialogs/Sheet.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { GameFields } from "./GameFields.tsx";
import { bodyOf, errorsIn, type GameValues, newGame } from "./gameForm.ts";
import { PurseFields } from "./PurseFields.tsx";
import { useCreateGame } from "./useCreateGame.ts";

interface Props {
  readonly event: EventDetail;
  readonly onClose: () => void;
}

/** Creates a side game: what is played, where, and for how much. */
export const GameDialog = ({ event, onClose }: Props) => {
  const { mutate, isPending } = useCreateGame(event.id);
  const form = useForm<GameValues>({
    initial: newGame,
    validate: errorsIn,
    onSubmit: (values) => {
      const body = readBody(createSideGame, bodyOf(values));
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  return (
    <Sheet isOpen onClose={onClose} overline={event.name} title="Create Side Game" seed={event.id}>
      <DialogForm
        form={form.form}
        errorCount={form.errorCount}
        failure={form.failure}
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
