import { useRef, useState } from "react";
import { TeeId, type TournamentId } from "../../../../../domain/shared/values.ts";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { Tee } from "../../../../contract/course/course.ts";
import { useRead } from "../../../data/read.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { useUnsaved } from "../../../form/useUnsaved.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../ui/layout.ts";
import { actionTexts } from "./actions.ts";
import { fullName } from "./PlayersTable.tsx";
import type { Change } from "./useChangeParticipant.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly change: Change;
  /** Of the event's course. */
  readonly tees: ReadonlyArray<Tee>;
  readonly isPending: boolean;
  readonly onConfirm: (change: Change) => void;
  readonly onClose: () => void;
}

/** Chooses the tee of a player, which changes the playing handicap, until there are scores. */
export const TeeDialog = (props: Props) => {
  const { participant } = props.change;
  const { data: cards } = useRead(listShortScorecards, { eventId: props.tournamentId });
  if (!cards?.some(({ userId }) => userId === participant.id)) return <TeeChoice {...props} />;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      startsAt="title"
      title={`Tee of ${fullName(participant)}`}
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

const TeeChoice = ({ change, tees, isPending, onConfirm, onClose }: Props) => {
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
      title={`Tee of ${fullName(participant)}`}
      confirmText={actionTexts.tee.label}
      pendingText={actionTexts.tee.pending}
      isPending={isPending}
      isDangerous={false}
    >
      <div ref={question} className={asStack({ gap: 4 })}>
        <p>The playing handicap is taken from this tee. With the first score it is fixed.</p>
        <SelectField
          label="Tee"
          emptyLabel="The tee of the event"
          value={teeId}
          onChange={setTeeId}
          options={tees.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </ConfirmDialog>
  );
};
