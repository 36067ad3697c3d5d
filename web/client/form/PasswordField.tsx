import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../ui/buttons/IconButton.tsx";
import * as styles from "./Control.css.ts";
import { Field } from "./Field.tsx";
import type { TextFieldProps } from "./TextField.tsx";

/** A password field that can show its text, because gloves and sun lead to typing errors. */
export const PasswordField = ({
  label,
  hint,
  error,
  className,
  isRequired = false,
  value,
  onChange,
  autoComplete = "current-password",
  ...rest
}: TextFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      {...(className ? { className } : {})}
    >
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
