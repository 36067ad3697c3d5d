import { useRef, useState } from "react";
import { TeeId } from "../../../../../domain/shared/values.ts";
import type { Tee } from "../../../../contract/course.ts";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { SelectField } from "../../../components/forms/SelectField.tsx";
import { useUnsaved } from "../../../lib/useUnsaved.ts";
import { actionTexts } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { fullName } from "./PlayersTable.tsx";
import type { Change } from "./useChangeParticipant.ts";

interface Props {
  readonly change: Change;
  /** Of the event's course. */
  readonly tees: ReadonlyArray<Tee>;
  readonly isPending: boolean;
  readonly onConfirm: (change: Change) => void;
  readonly onClose: () => void;
}

/** Chooses the tee of a player, which changes the playing handicap. */
export const TeeDialog = ({ change, tees, isPending, onConfirm, onClose }: Props) => {
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
      <div ref={question} className={styles.question}>
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
