import { type PasswordReset, resetPassword } from "../../../../contract/person/passwordResets.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { PasswordField } from "../../../form/Field.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";
import type { Sending } from "./LoginForm.tsx";

interface Props {
  readonly sending: Sending<PasswordReset>;
  /** True for an account that has none of its own so far. */
  readonly isFirst?: boolean;
}

const initial = { newPassword: "" };

/** The form behind the link of a mail, and of an invitation. */
export const NewPasswordForm = ({ sending: { mutate, isPending }, isFirst = false }: Props) => {
  const tooCommon = useCommonPasswords();
  const form = useBodyForm(resetPassword, {
    isGuarded: false,
    initial,
    validate: ({ newPassword }, found) => ({ newPassword: tooCommon(newPassword), ...found }),
    send: (body) => mutate(body),
  });
  return (
    <form
      {...form.form}
      className={asStack({ gap: 4, shrinks: true })}
      aria-label="Choose a new password"
    >
      <PasswordField
        {...form.field("newPassword")}
        label="New password"
        hint={`At least 8 characters.${isFirst ? "" : " All your sessions will end."}`}
        autoComplete="new-password"
      />
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" wide isPending={isPending} pendingText="Saving...">
          {isFirst ? "Set Password" : "Change Password"}
        </Button>
      </FormFooter>
    </form>
  );
};
