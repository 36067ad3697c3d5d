import { Result } from "effect";
import { type PasswordReset, resetPassword } from "../../../../contract/person/passwordResets.ts";
import { FormFooter } from "../../../form/FormFooter.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { PasswordField } from "../../../form/PasswordField.tsx";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { useForm } from "../../../form/useForm.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asStack } from "../../../ui/layout.ts";
import type { Sending } from "./LoginForm.tsx";

interface Props {
  readonly sending: Sending<PasswordReset>;
}

const initial = { newPassword: "" };

/** The form behind the link of a mail. */
export const NewPasswordForm = ({ sending: { mutate, isPending } }: Props) => {
  const tooCommon = useCommonPasswords();
  const form = useForm({
    isGuarded: false,
    initial,
    validate: (values) => ({
      newPassword: tooCommon(values.newPassword),
      ...errorsOf(resetPassword, values),
    }),
    onSubmit: (values) => {
      const body = readBody(resetPassword, values);
      if (Result.isSuccess(body)) mutate(body.success);
    },
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
        hint="At least 8 characters. All your sessions will end."
        autoComplete="new-password"
      />
      <FormFooter errorCount={form.errorCount}>
        <Button type="submit" wide isPending={isPending} pendingText="Changing...">
          Change Password
        </Button>
      </FormFooter>
    </form>
  );
};
