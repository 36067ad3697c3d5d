import type { UseQueryResult } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { inOneNumber } from "../../../../../domain/golf/played.ts";
import { showError } from "../../../data/toasts.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { FieldError, TextField } from "../../../form/Field.tsx";
import { useUnsaved } from "../../../form/useForm.ts";
import { asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonForm } from "../../../ui/states/Skeleton.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { scoreOn } from "../grid/scoresFor.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import {
  type Draft,
  type EditedHole,
  editedHoles,
  type HoleEdit,
  type HoleToEnter,
  type scoreOf,
} from "./drafts.ts";
import * as styles from "./Scoring.css.ts";

interface Props {
  readonly holes: ReadonlyArray<HoleToEnter>;
  /** Shown if there are no holes: why, or that they are loading. */
  readonly insteadOfHoles: ReactNode;
  /** What has been entered so far. */
  readonly card: SheetCard | undefined;
  readonly draft: Draft;
  /** Whether anything waits to be saved, also for another card. */
  readonly isTyped: boolean;
  readonly onType: (draft: Draft) => void;
  /** Null until a player is chosen. */
  readonly onSave: ((scores: ReadonlyArray<SeenScore>) => void) | null;
  readonly onPlayerMissed: () => void;
  readonly isPending: boolean;
  readonly onClose: () => void;
  /** The fields that choose the card. */
  readonly children: ReactNode;
  /** What else can be done with the card. */
  readonly foot: ReactNode;
}

/** A score, and what its writer saw on the hole: 0 for picked up, null for nothing. */
type SeenScore = ReturnType<typeof scoreOf> & { readonly basedOn: number | null };

const FRONT = 9;

/** The holes of one card, and why they are entered by an administrator. */
export const HolesForm = ({
  holes,
  insteadOfHoles,
  card,
  draft,
  isTyped,
  onType,
  onSave,
  onPlayerMissed,
  isPending,
  onClose,
  children,
  foot,
}: Props) => {
  const { edited, scores, errorCount } = editedHoles(holes, card, draft.edits);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, isTyped);
  const strokesOn = (holeNumber: number) => inOneNumber(scoreOn(card, holeNumber));
  const seenOn = (holeNumber: number) => {
    const seen = draft.seen?.get(holeNumber);
    return seen === undefined ? strokesOn(holeNumber) : seen;
  };
  const change = (holeNumber: number, edit: HoleEdit) => {
    const seen = draft.seen?.has(holeNumber)
      ? draft.seen
      : new Map(draft.seen).set(holeNumber, strokesOn(holeNumber));
    onType({ ...draft, seen, edits: new Map(draft.edits).set(holeNumber, edit) });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSave === null) {
      onPlayerMissed();
      showError("Please select a player");
      form.current?.querySelector("select")?.focus();
    } else if (holes.length === 0) {
      showError("There are no holes to enter scores for");
    } else if (scores.length === 0) {
      showError("Please enter scores for at least one hole");
    } else if (errorCount > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    } else {
      onSave(scores.map((score) => ({ ...score, basedOn: seenOn(score.holeNumber) })));
    }
  };

  const front = edited.filter(({ hole }) => hole.holeNumber <= FRONT);
  const back = edited.filter(({ hole }) => hole.holeNumber > FRONT);
  return (
    <DialogForm
      form={{
        form: { ref: form, onSubmit: submit, noValidate: true },
        ...{ errorCount, failure: null },
      }}
      onCancel={onClose}
      submitText="Save Scores"
      pendingText="Saving..."
      isPending={isPending}
    >
      <div className={styles.form}>
        {children}
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.4 })}>
          Strokes include penalty strokes; 0 means picked up. Only the holes you touch are saved:
          what stays empty in them becomes par, 2 putts and no penalty. Empty the strokes of a saved
          hole to take it back.
        </p>
        {holes.length > 0 ? (
          <HoleGrid name="Front Nine" holes={front} onChange={change} />
        ) : (
          insteadOfHoles
        )}
        {back.length > 0 ? <HoleGrid name="Back Nine" holes={back} onChange={change} /> : null}
        <TextField
          label="Reason"
          hint="Optional. It is kept in the card's history."
          value={draft.reason}
          onChange={(reason) => onType({ ...draft, reason })}
          maxLength={500}
        />
        {foot}
      </div>
    </DialogForm>
  );
};

interface HoleGridProps {
  readonly name: "Front Nine" | "Back Nine";
  readonly holes: ReadonlyArray<EditedHole>;
  readonly onChange: (holeNumber: number, edit: HoleEdit) => void;
}

/** Nine holes to type into, one below the other as on the paper card. */
const HoleGrid = ({ name, holes, onChange }: HoleGridProps) => (
  <fieldset className={asStack({ gap: "slat" })}>
    <legend className={joinClasses(heading, asText({ bottom: 2 }))}>{name}</legend>
    <div className={joinClasses(styles.row, styles.heads)} aria-hidden="true">
      <span>Hole</span>
      <span>Par</span>
      <span>Strokes</span>
      <span>Putts</span>
      <span>Pen.</span>
      <span className={styles.notesHead}>Notes</span>
    </div>
    {holes.map((edited) => (
      <HoleRow
        key={edited.hole.holeNumber}
        {...edited}
        onChange={(edit) => onChange(edited.hole.holeNumber, edit)}
      />
    ))}
  </fieldset>
);

interface RowProps extends EditedHole {
  readonly onChange: (edit: HoleEdit) => void;
}

const HoleRow = ({ hole, edit, isTouched, isTakenBack, error, onChange }: RowProps) => {
  const errorId = useId();
  const control = (field: keyof HoleEdit, placeholder: string) => ({
    "aria-label": `Hole ${hole.holeNumber} ${field}`,
    "aria-invalid": error !== null && error.toLowerCase().startsWith(field) ? true : undefined,
    "aria-describedby": error === null ? undefined : errorId,
    value: edit[field],
    placeholder,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...edit, [field]: event.target.value }),
  });
  /** What an empty field becomes: nothing where the hole is taken back, or was picked up. */
  const hasNoScore = isTakenBack || Number(edit.strokes || "1") === 0;
  const shown = (value: number) => (hasNoScore ? "-" : String(value));
  const number = { type: "number", inputMode: "numeric", className: styles.number } as const;
  return (
    <div className={joinClasses(styles.row, isTouched && styles.touched)}>
      <span className={styles.hole}>{hole.holeNumber}</span>
      <span className={styles.par}>{hole.par}</span>
      <input {...number} {...control("strokes", shown(hole.par))} min={0} max={12} />
      <input {...number} {...control("putts", shown(2))} min={0} max={6} />
      <input {...number} {...control("penalties", shown(0))} min={0} max={5} />
      <input className={styles.notes} {...control("notes", "Notes")} maxLength={500} />
      {error === null ? null : (
        <div className={styles.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
};

interface NoHolesProps {
  readonly asked: Pick<UseQueryResult, "error" | "refetch" | "isFetching" | "isPending">;
}

/** Why there is nothing to type into. */
export const NoHoles = ({ asked }: NoHolesProps) => {
  if (asked.error) return <FailedRead title="The holes could not be loaded" of={asked} />;
  if (asked.isPending) return <SkeletonForm label="Loading holes..." count={6} />;
  return (
    <p>
      Course information not available. Choose a course in Event Settings, and see to it that its
      scorecard has holes.
    </p>
  );
};
