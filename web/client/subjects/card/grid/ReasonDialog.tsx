import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Consequences, previewQuery } from "../../event/preview/Consequences.tsx";
import type { SheetCard } from "../scoreSheetQuery.ts";
import { clearedHoles } from "./scoresFor.ts";
import { type ScoresToSave, useSaveForm } from "./useSaveScores.ts";

interface Props {
  readonly eventId: TournamentId;
  readonly overline: string;
  readonly title: string;
  /** What is to be saved, besides its reason; without a hole nothing is. */
  readonly scores: {
    readonly playerId: string;
    readonly roundNumber: number;
    readonly holeScores: ReadonlyArray<object>;
  };
  readonly isReasonNeeded: boolean;
  readonly nameOf: (playerId: string) => string;
  readonly submitText: string;
  readonly pendingText: string;
  readonly isPending: boolean;
  /** Null where there is nothing to save. */
  readonly onSave: (body: ScoresToSave | null) => void;
  readonly onClose: () => void;
  /** What is to be saved, for the reader. */
  readonly children: ReactNode;
}

/** Before scores are changed: what that changes for others, and why it is done. */
export const ReasonDialog = (props: Props) => {
  const { eventId, scores, isReasonNeeded, nameOf, isPending, onSave, onClose } = props;
  const isEmpty = scores.holeScores.length === 0;
  const bodyWith = (reason: string) =>
    Result.getOrNull(readBody(recordScores, { ...scores, reason }));
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) =>
      isReasonNeeded && !isEmpty && reason.trim() === "" ? { reason: "Please enter a reason" } : {},
    onSubmit: ({ reason }) => {
      const body = isEmpty ? null : bodyWith(reason);
      if (isEmpty || body) onSave(body);
    },
  });
  const { ref } = form.form;
  useEffect(() => {
    // Before the dialog is open, it could not remember where to return the focus.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>("input[name='reason']")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [ref]);
  // The preview writes nothing, so any reason will do.
  const preview = isEmpty ? null : bodyWith("Preview");
  const hint = "It is kept in the card's history.";
  return (
    <Dialog isOpen onClose={onClose} overline={props.overline} title={props.title}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText={props.submitText}
        pendingText={props.pendingText}
        isPending={isPending}
      >
        <div className={asStack({ gap: 4 })}>
          {props.children}
          {preview === null ? null : (
            <Consequences
              asked={previewQuery(eventId, preview)}
              nameOf={nameOf}
              corrected={scores.playerId}
            />
          )}
          <TextField
            {...form.field("reason")}
            label="Reason"
            hint={isReasonNeeded ? hint : `Optional. ${hint}`}
            maxLength={500}
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};

interface ClearCardDialogProps {
  readonly eventId: TournamentId;
  readonly playerName: string;
  readonly card: SheetCard;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
  readonly onCleared: () => void;
}

/** Takes back every hole of a card: what that changes for others, and why it is done. */
export const ClearCardDialog = (props: ClearCardDialogProps) => {
  const { eventId, playerName, card, nameOf, onClose, onCleared } = props;
  // After a conflict the question shows the new card, and the next attempt is based on it.
  const { save, isPending } = useSaveForm(eventId);
  const { userId: playerId, roundNumber } = card;
  const count = card.scores.length;
  return (
    <ReasonDialog
      eventId={eventId}
      overline={`${playerName}, Round ${roundNumber}`}
      title="Clear this card"
      scores={{ playerId, roundNumber, holeScores: clearedHoles(card) }}
      isReasonNeeded
      nameOf={nameOf}
      submitText="Clear"
      pendingText="Clearing..."
      isPending={isPending}
      onSave={(body) => body && save({ body }, onCleared)}
      onClose={onClose}
    >
      <p>
        {`${count === 1 ? "1 hole is" : `${count} holes are`} taken back. What stood there stays in the card's history.`}
      </p>
    </ReasonDialog>
  );
};
