import type { InputHTMLAttributes } from "react";
import * as styles from "./Control.css.ts";
import { Field, type FieldProps } from "./Field.tsx";

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "className" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text. Also for dates and times: pass `type="date"`. */
export const TextField = ({
  label,
  hint,
  error,
  className,
  isRequired = false,
  value,
  onChange,
  type = "text",
  ...rest
}: TextFieldProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    isRequired={isRequired}
    {...(className ? { className } : {})}
  >
    {(control) => (
      <input
        {...rest}
        {...control}
        type={type}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
