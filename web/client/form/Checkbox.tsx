import { type ReactNode, useId } from "react";
import { asStack } from "../ui/layout.ts";
import * as styles from "./Checkbox.css.ts";
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
