import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { IconButton } from "../ui/buttons/Button.tsx";
import { joinClasses } from "../ui/layout.ts";
import * as styles from "./Control.css.ts";

/** Properties of every field. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Stays below the field, also while there is an error. */
  readonly hint?: ReactNode;
  /** The sentence that says what to correct; null or empty when there is nothing. */
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
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

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "className" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Properties of a field: those of what is around its control, and the others. */
export const divided = <Props extends FieldProps>(props: Props) => {
  const { label, hint, error, className, isRequired = false, ...rest } = props;
  return { around: { label, hint, error, className, isRequired }, rest };
};

/** One line of text. Also for dates and times: pass `type="date"`. */
export const TextField = ({ value, onChange, type = "text", ...props }: TextFieldProps) => {
  const { around, rest } = divided(props);
  return (
    <Field {...around}>
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
};

interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "onChange" | "className" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text area that its user can enlarge. */
export const TextAreaField = ({ value, onChange, rows = 3, ...props }: TextAreaProps) => {
  const { around, rest } = divided(props);
  return (
    <Field {...around}>
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
};

/** A password field that can show its text, because gloves and sun lead to typing errors. */
export const PasswordField = ({
  value,
  onChange,
  autoComplete = "current-password",
  ...props
}: TextFieldProps) => {
  const { around, rest } = divided(props);
  const [isShown, setShown] = useState(false);
  return (
    <Field {...around}>
      {(control) => (
        <span className={styles.stack}>
          <input
            {...rest}
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.withButton}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            label={isShown ? "Hide password" : "Show password"}
            className={styles.inner}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        </span>
      )}
    </Field>
  );
};
