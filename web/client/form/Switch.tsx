import { type ReactNode, useId } from "react";
import { asStack } from "../ui/layout.ts";
import * as field from "./Field.css.ts";
import * as styles from "./Switch.css.ts";

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch. It may change which other fields the form shows. */
export const Switch = ({ label, hint, checked, onChange, disabled = false }: Props) => {
  const id = useId();
  return (
    <label className={styles.row}>
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
        className={styles.input}
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
