import {
  type ResetRequest,
  requestPasswordReset,
} from "../../../../contract/person/passwordResets.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";
import * as styles from "./AuthForms.css.ts";
import type { Sending } from "./LoginForm.tsx";

interface Props {
  readonly sending: Sending<ResetRequest> & { readonly isSuccess: boolean };
}

const initial = { email: "" };

/** Asks for a link to set a new password. The answer never reveals who has an account. */
export const AskForResetForm = ({ sending: { mutate, isPending, isSuccess } }: Props) => {
  const form = useBodyForm(requestPasswordReset, {
    isGuarded: false,
    initial,
    send: (body) => mutate(body, { onError: form.fail }),
  });
  return (
    <form
      {...form.form}
      className={asStack({ gap: 4, shrinks: true })}
      aria-label="Forgot password"
    >
      <p>We send you a link with which you choose a new password.</p>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <output className={styles.note}>
        {isSuccess
          ? "If this address has an account, a link is on its way. It works once, for 30 minutes. Look into the spam folder too."
          : null}
      </output>
      <FormFooter errorCount={form.errorCount} failure={form.failure}>
        <Button type="submit" wide isPending={isPending} pendingText="Sending...">
          Send Link
        </Button>
      </FormFooter>
    </form>
  );
};
