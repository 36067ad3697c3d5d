import { useId } from "react";
import { FieldError } from "../../../form/Field.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/voices.css.ts";
import * as styles from "./HoleGrid.css.ts";
import type { EditedHole, HoleEdit } from "./holeEdits.ts";

interface Props {
  readonly name: "Front Nine" | "Back Nine";
  readonly holes: ReadonlyArray<EditedHole>;
  readonly onChange: (holeNumber: number, edit: HoleEdit) => void;
}

/** Nine holes to type into, one below the other as on the paper card. */
export const HoleGrid = ({ name, holes, onChange }: Props) => (
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
