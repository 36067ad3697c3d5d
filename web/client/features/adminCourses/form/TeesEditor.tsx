import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../components/buttons/Button.tsx";
import { IconButton } from "../../../components/buttons/IconButton.tsx";
import { FieldError } from "../../../components/forms/Field.tsx";
import { NumberField, TextField } from "../../../components/forms/TextField.tsx";
import { joinClasses } from "../../../lib/joinClasses.ts";
import { newKey } from "../../../lib/newKey.ts";
import { heading } from "../../../theme/voices.css.ts";
import type { TeeValues } from "./courseValues.ts";
import * as styles from "./TeesEditor.css.ts";

interface Props {
  readonly tees: ReadonlyArray<TeeValues>;
  readonly error: string | undefined;
  readonly onChange: (tees: ReadonlyArray<TeeValues>) => void;
}

const newTee = (): TeeValues => ({
  rowKey: newKey(),
  id: null,
  name: "",
  courseRating: "",
  slopeRating: "",
  totalYards: "",
});

/** The tees of a course with their ratings, from which handicaps are taken. */
export const TeesEditor = ({ tees, error, onChange }: Props) => {
  const errorId = useId();
  return (
    <fieldset className={styles.tees} aria-describedby={error ? errorId : undefined}>
      <legend className={joinClasses(heading, styles.legend)}>Tees</legend>
      {tees.map((tee, index) => (
        <TeeRow
          key={tee.rowKey}
          tee={tee}
          number={index + 1}
          onChange={(changed) => onChange(tees.with(index, changed))}
          onRemove={() => onChange(tees.toSpliced(index, 1))}
        />
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <Button
        variant="quiet"
        size="small"
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => onChange([...tees, newTee()])}
      >
        Add Tee
      </Button>
    </fieldset>
  );
};

interface RowProps {
  readonly tee: TeeValues;
  readonly number: number;
  readonly onChange: (tee: TeeValues) => void;
  readonly onRemove: () => void;
}

const TeeRow = ({ tee, number, onChange, onRemove }: RowProps) => {
  const field = (name: "name" | "courseRating" | "slopeRating" | "totalYards") => ({
    value: tee[name],
    onChange: (value: string) => onChange({ ...tee, [name]: value }),
  });
  return (
    <fieldset className={styles.tee} aria-label={`Tee ${number}`}>
      <TextField {...field("name")} label="Tee name" className={styles.name} />
      <NumberField {...field("courseRating")} label="Rating" step="0.1" />
      <NumberField {...field("slopeRating")} label="Slope" min={55} max={155} step={1} />
      <NumberField {...field("totalYards")} label="Yards" min={1} step={1} />
      <IconButton
        label={`Remove tee ${tee.name || number}`}
        className={styles.remove}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
};
