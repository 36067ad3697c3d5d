import { type ReactNode, useId } from "react";
import { asStack } from "../ui/layout.ts";
import * as styles from "./Control.css.ts";
import * as field from "./Control.css.ts";
import { FieldError } from "./Field.tsx";

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** A checkbox; the whole line can be pressed. */
export const Checkbox = ({ label, checked, onChange, error, disabled = false, name }: Props) => {
  const errorId = useId();
  return (
    <div className={asStack({ gap: "oneAndHalf" })}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          className={styles.input}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
};

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch. It may change which other fields the form shows. */
export const Switch = ({ label, hint, checked, onChange, disabled = false }: SwitchProps) => {
  const id = useId();
  return (
    <label className={field.row}>
      <span className={asStack({ gap: "half" })}>
        <span id={`${id}-name`} className={field.name}>
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className={field.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={field.switchInput}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
};
