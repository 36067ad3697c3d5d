import { type AdminLoginCode, adminLoginCode } from "../../../../contract/person/adminSession.ts";
import { loginFailure } from "../../../data/loginFailure.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";

interface Props {
  readonly onCode: (input: AdminLoginCode) => void;
  readonly onStartAgain: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** The second step of the sign-in of an administrator who has a second factor. */
export const AdminCodeForm = ({ onCode, onStartAgain, isPending, error }: Props) => {
  const form = useBodyForm(adminLoginCode, {
    isGuarded: false,
    initial: { code: "" },
    send: onCode,
  });
  return (
    <form {...form.form} className={asStack({ gap: 4, shrinks: true })} aria-label="Second step">
      <TextField
        {...form.field("code")}
        label="Code"
        hint="The six digits that your app shows now, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFooter errorCount={form.errorCount} failure={loginFailure({ isPending, error })}>
        <Button variant="line" onClick={onStartAgain}>
          Start Again
        </Button>
        <Button type="submit" isPending={isPending} pendingText="Signing in...">
          Sign In
        </Button>
      </FormFooter>
    </form>
  );
};
