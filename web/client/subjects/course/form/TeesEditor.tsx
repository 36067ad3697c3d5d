import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { FieldError } from "../../../form/Field.tsx";
import { NumberField } from "../../../form/NumberField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/voices.css.ts";
import { lengthHead } from "../../../ui/units.ts";
import * as styles from "./TeesEditor.css.ts";
import { errorsOfTees, newTee, type TeeErrors, type TeeValues } from "./tees.ts";

interface Props {
  readonly tees: ReadonlyArray<TeeValues>;
  /** One error about the tees; those in single fields are shown there instead. */
  readonly error: string | undefined;
  readonly onChange: (tees: ReadonlyArray<TeeValues>) => void;
}

/** The tees of a course with their ratings, from which handicaps are taken. */
export const TeesEditor = ({ tees, error, onChange }: Props) => {
  const errorId = useId();
  const errors = error === undefined ? [] : errorsOfTees(tees);
  const isAtFields = errors.some((ofTee) => Object.values(ofTee).some(Boolean));
  const aboutAll = isAtFields ? undefined : error;
  return (
    <fieldset
      className={asStack({ gap: 3, items: "start" })}
      aria-describedby={aboutAll ? errorId : undefined}
    >
      <legend className={joinClasses(heading, asText({ bottom: 2 }))}>Tees</legend>
      {tees.map((tee, index) => (
        <TeeRow
          key={tee.rowKey}
          tee={tee}
          number={index + 1}
          errors={errors[index] ?? {}}
          onChange={(changed) => onChange(tees.with(index, changed))}
          onRemove={() => onChange(tees.toSpliced(index, 1))}
        />
      ))}
      {aboutAll ? <FieldError id={errorId}>{aboutAll}</FieldError> : null}
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
  readonly errors: TeeErrors;
  readonly onChange: (tee: TeeValues) => void;
  readonly onRemove: () => void;
}

const TeeRow = ({ tee, number, errors, onChange, onRemove }: RowProps) => {
  const field = (name: keyof TeeErrors) => ({
    value: tee[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...tee, [name]: value }),
  });
  return (
    <fieldset className={styles.tee} aria-label={`Tee ${number}`}>
      <TextField {...field("name")} label="Tee name" className={styles.name} />
      <NumberField {...field("courseRating")} kind="decimal" label="Rating" />
      <NumberField {...field("slopeRating")} label="Slope" />
      <NumberField {...field("totalYards")} label={lengthHead()} />
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
