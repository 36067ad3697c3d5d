import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { TextField } from "../../../form/TextField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { Consequences } from "../../event/preview/Consequences.tsx";
import { previewQuery } from "../../event/preview/previewQuery.ts";
import type { ScoresToSave } from "./useSaveScores.ts";

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
