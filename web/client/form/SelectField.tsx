import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import * as styles from "./Control.css.ts";
import { divided, Field, type FieldProps } from "./Field.tsx";

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "value" | "onChange" | "className" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: ReadonlyArray<Option>;
  /** The first option, which means that nothing is chosen: "Select a player". */
  readonly emptyLabel?: string;
}

/** A native select, because it is easiest to use on a phone. */
export const SelectField = ({ value, onChange, options, emptyLabel, ...props }: Props) => {
  const { around, rest } = divided(props);
  return (
    <Field {...around}>
      {(control) => (
        <span className={styles.stack}>
          <select
            {...rest}
            {...control}
            className={styles.choice}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} className={styles.chevron} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
};
