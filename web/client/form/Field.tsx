import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { joinClasses } from "../ui/joinClasses.ts";
import * as styles from "./Field.css.ts";

/** Properties of every field. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Stays below the field, also while there is an error. */
  readonly hint?: ReactNode;
  /** The sentence that says what to correct; null or empty when there is nothing. */
  readonly error?: string | null | undefined;
  readonly className?: string;
  /** Only marks the field. Missing values are reported when the form is sent. */
  readonly isRequired?: boolean;
}

/** Attributes that connect the control with its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-required": true | undefined;
}

interface Props extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, error and hint. All fields are built on it. */
export const Field = ({ label, hint, error, className, isRequired = false, children }: Props) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} className={isRequired ? styles.requiredName : styles.name}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": joinClasses(errorId, hintId) || undefined,
        "aria-required": isRequired || undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
};

interface ErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The error below a field. It has a triangle, because colour alone is not enough. */
export const FieldError = ({ id, children }: ErrorProps) => (
  <p id={id} className={styles.error}>
    <TriangleAlert size={17} className={styles.sign} aria-hidden="true" />
    {children}
  </p>
);
