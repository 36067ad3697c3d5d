import { FormFooter } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";

interface Props {
  readonly onCode: (code: string) => void;
}

/** Asks for the code of a printed invitation. */
export const CodeOnPaperForm = ({ onCode }: Props) => {
  const form = useForm({
    isGuarded: false,
    initial: { code: "" },
    validate: ({ code }) => (code.trim() === "" ? { code: "Please enter the code" } : {}),
    onSubmit: ({ code }) => onCode(code.trim()),
  });
  return (
    <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Your code">
      <TextField
        {...form.field("code")}
        label="Code"
        hint="As it is printed on your invitation, such as 7K2M-0QXD-9TRB-4VWA."
        autoComplete="off"
        autoCapitalize="characters"
      />
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" wide>
          Continue
        </Button>
      </FormFooter>
    </form>
  );
};
