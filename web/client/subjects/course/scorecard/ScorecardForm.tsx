import { type FormEvent, useState } from "react";
import type { CourseId } from "../../../../../domain/shared/values.ts";
import type { Hole } from "../../../../contract/course/course.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { EditConflictDialog } from "../../../form/conflict/EditConflictDialog.tsx";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import * as styles from "../Course.css.ts";
import { foot } from "../Course.css.ts";
import { CardGrid } from "./CardGrid.tsx";
import { cardErrors, cardText, columns, emptyRow } from "./cardValues.ts";
import { useDeleteHole } from "./holes.ts";
import type { useCardDraft } from "./useCardDraft.ts";
import { useCellMoves } from "./useCellMoves.ts";

interface Props {
  readonly draft: ReturnType<typeof useCardDraft>;
}

const teeFields = [
  { name: "blueTee", label: "First tee" },
  { name: "whiteTee", label: "Second tee" },
  { name: "redTee", label: "Third tee" },
] as const;

/** The whole card, saved in one step. */
export const ScorecardForm = ({ draft }: Props) => {
  const { values, saving } = draft;
  const [isTried, setTried] = useState(false);
  const [deleted, setDeleted] = useState<Hole | null>(null);
  const { table, ...moves } = useCellMoves();
  const errors = cardErrors(values, isTried);
  const teeErrors = teeFields.filter(({ name }) => values[name].trim() === "");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [wrong] = cardErrors(values, true);
    if (wrong) moves.goTo(wrong.row, columns.indexOf(wrong.column));
    else if (teeErrors.length === 0) draft.save();
  };
  const cancel = () => {
    setTried(false);
    draft.cancel();
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Scorecard">
      <CardGrid
        values={values}
        errors={errors}
        table={table}
        moves={moves}
        onCell={(row, column, text) => draft.write(row, { [column]: text })}
        onDelete={(row) => {
          const hole = draft.holeAt(row);
          if (hole) setDeleted(hole);
          else draft.write(row, emptyRow);
        }}
      />
      <fieldset>
        <legend className={styles.legend}>Tees of the columns</legend>
        <div className={styles.names}>
          {teeFields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              maxLength={50}
              value={values[name]}
              error={values[name].trim() === "" ? "Tee name is required" : null}
              onChange={(text) => draft.rename(name, text)}
            />
          ))}
        </div>
      </fieldset>
      <div className={foot}>
        <FormFooter errorCount={errors.length + teeErrors.length}>
          <Button variant="line" disabled={!draft.isDirty} onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={!draft.isDirty}
            isPending={saving.isPending}
            pendingText="Saving..."
          >
            Save Scorecard
          </Button>
        </FormFooter>
      </div>
      {deleted === null ? null : (
        <DeleteHoleDialog
          courseId={draft.courseId}
          hole={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => {
            setDeleted(null);
            void draft.follow(deleted.holeNumber - 1);
          }}
        />
      )}
      {saving.conflict ? (
        <EditConflictDialog
          change={saving.conflict}
          ways={draft.ways}
          textOf={cardText}
          labels={{ names: "Tees of the columns" }}
          onRetry={saving.reload}
          isReloading={saving.isReloading}
          onClose={saving.dismiss}
          onReload={draft.takeOver}
          onOverwrite={draft.overwrite}
        />
      ) : null}
    </form>
  );
};

interface DeleteHoleDialogProps {
  readonly courseId: CourseId;
  readonly hole: Hole;
  readonly onClose: () => void;
  /** Called even if another question is open by then. */
  readonly onDeleted: () => void;
}

const DeleteHoleDialog = ({ courseId, hole, onClose, onDeleted }: DeleteHoleDialogProps) => {
  const { mutate, isPending } = useDeleteHole(courseId, onDeleted);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(hole.id)}
      title={`Delete hole ${hole.holeNumber}?`}
      confirmText="Delete Hole"
      pendingText="Deleting..."
      isPending={isPending}
    >
      <p>It leaves the course. Scores that were entered on it stay as they are.</p>
    </ConfirmDialog>
  );
};
