import { TextField, type TextFieldProps } from "../../../../form/TextField.tsx";

type Props = Omit<TextFieldProps, "label">;

export const CodeField = (props: Props) => (
  <TextField
    {...props}
    label="Code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);
