import { useRef, useState } from "react";
import { TeeId, type TournamentId } from "../../../../../domain/shared/values.ts";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { useRead } from "../../../data/read.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../form/Field.tsx";
import { useUnsaved } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { nameOf } from "../../person/playerText.ts";
import { CorrectHandicapDialog, namesIn } from "../handicap/CorrectHandicapDialog.tsx";
import { AskAboutMany } from "./AskAboutMany.tsx";
import { actionTexts, isDangerous, questionOf, sentences, takesReason } from "./actions.ts";
import { beyondText } from "./fieldText.ts";
import { TeeField, teeText } from "./TeeField.tsx";
import type { Change, useDecisions } from "./useDecisions.ts";

interface Props {
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly event: CountedEvent;
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly tees: ReadonlyArray<Tee>;
}

/** The question that is open, if there is one. */
export const Questions = ({ event, decisions, participants, tees }: Props) => {
  const { asked, one, closeQuestion, askedMany, many, closeManyQuestion } = decisions;
  const dialog = { isPending: one.isPending, onConfirm: one.mutate, onClose: closeQuestion };
  return (
    <>
      {asked?.action === "tee" ? (
        <TeeDialog tournamentId={event.id} change={asked} tees={tees} {...dialog} />
      ) : null}
      {asked?.action === "correct" ? (
        <CorrectHandicapDialog
          event={event}
          player={asked.participant}
          tees={tees}
          nameOf={namesIn(participants)}
          onClose={closeQuestion}
        />
      ) : null}
      {asked && asked.action !== "tee" && asked.action !== "correct" ? (
        <AskFirst change={{ ...asked, action: asked.action }} {...dialog} />
      ) : null}
      {askedMany ? (
        <AskAboutMany
          change={askedMany}
          tees={tees}
          event={event}
          beyond={beyondText(event, participants, askedMany.participants)}
          isPending={many.isPending}
          onConfirm={many.mutate}
          onClose={closeManyQuestion}
        />
      ) : null}
    </>
  );
};

interface AskFirstProps {
  readonly change: Change & { readonly action: keyof typeof sentences };
  readonly isPending: boolean;
  readonly onConfirm: (change: Change) => void;
  readonly onClose: () => void;
}

/** Says what will happen, and asks for a reason if one is stored. */
const AskFirst = ({ change, isPending, onConfirm, onClose }: AskFirstProps) => {
  const { participant, action } = change;
  const [reason, setReason] = useState("");
  const question = useRef<HTMLDivElement>(null);
  useUnsaved(question, reason !== "");
  const { label, pending } = actionTexts[action];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm({ ...change, reason: reason.trim() === "" ? null : reason })}
      title={sentences[action].question(nameOf(participant))}
      confirmText={label}
      pendingText={pending}
      isPending={isPending}
      isDangerous={isDangerous(action)}
    >
      <div ref={question} className={asStack({ gap: 4 })}>
        <p>{questionOf(action, participant)}</p>
        {takesReason(action) ? (
          <TextAreaField
            label="Reason"
            hint="Optional. Administrators of the event read it."
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
};

interface TeeDialogProps {
  readonly tournamentId: TournamentId;
  readonly change: Change;
  /** Of the event's course. */
  readonly tees: ReadonlyArray<Tee>;
  readonly isPending: boolean;
  readonly onConfirm: (change: Change) => void;
  readonly onClose: () => void;
}

/** Chooses the tee of a player, which changes the playing handicap, until there are scores. */
const TeeDialog = (props: TeeDialogProps) => {
  const { participant } = props.change;
  const { data: cards } = useRead(listShortScorecards, { eventId: props.tournamentId });
  if (!cards?.some(({ userId }) => userId === participant.id)) return <TeeChoice {...props} />;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      startsAt="title"
      title={`Tee of ${nameOf(participant)}`}
      footer={
        <FormFooter errorCount={0}>
          <Button variant="line" onClick={props.onClose}>
            Close
          </Button>
        </FormFooter>
      }
    >
      <p>The first score has fixed the tee and the playing handicap.</p>
    </Dialog>
  );
};

const TeeChoice = ({ change, tees, isPending, onConfirm, onClose }: TeeDialogProps) => {
  const { participant } = change;
  const stored = participant.teeId ?? "";
  const [teeId, setTeeId] = useState<string>(stored);
  const question = useRef<HTMLDivElement>(null);
  useUnsaved(question, teeId !== stored);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onConfirm({ ...change, teeId: teeId === "" ? null : TeeId.make(teeId) })}
      title={`Tee of ${nameOf(participant)}`}
      confirmText={actionTexts.tee.label}
      pendingText={actionTexts.tee.pending}
      isPending={isPending}
      isDangerous={false}
    >
      <div ref={question} className={asStack({ gap: 4 })}>
        <p>{teeText}</p>
        <TeeField tees={tees} value={teeId} onChange={setTeeId} />
      </div>
    </ConfirmDialog>
  );
};
