import type { TextareaHTMLAttributes } from "react";
import * as styles from "./Control.css.ts";
import { Field, type FieldProps } from "./Field.tsx";

interface Props
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "onChange" | "className" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text area that its user can enlarge. */
export const TextAreaField = ({
  label,
  hint,
  error,
  className,
  isRequired = false,
  value,
  onChange,
  rows = 3,
  ...rest
}: Props) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    isRequired={isRequired}
    {...(className ? { className } : {})}
  >
    {(control) => (
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={styles.area}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
