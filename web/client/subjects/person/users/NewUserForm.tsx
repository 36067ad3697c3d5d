import { Result } from "effect";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { createUser } from "../../../../contract/person/users.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { PasswordField } from "../../../form/PasswordField.tsx";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { useForm } from "../../../form/useForm.ts";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";
import { ProfileFields } from "./ProfileFields.tsx";
import { errorsOfNewUser, newUserValues } from "./userValues.ts";
import { useCreateUser } from "./useUserActions.ts";

interface Props {
  readonly onCancel: () => void;
  readonly onCreated: (user: AdminViewUser) => void;
}

/** Creates an account. */
export const NewUserForm = ({ onCancel, onCreated }: Props) => {
  const { mutate, isPending } = useCreateUser();
  const tooCommon = useCommonPasswords();
  const form = useForm({
    initial: newUserValues,
    validate: (values) => ({
      password: tooCommon(values.password),
      ...errorsOfNewUser(values),
    }),
    onSubmit: (values) => {
      const body = readBody(createUser, values);
      if (Result.isSuccess(body))
        mutate(body.success, { onSuccess: onCreated, onError: form.fail });
    },
  });
  return (
    <DialogForm
      form={form.form}
      errorCount={form.errorCount}
      failure={form.failure}
      onCancel={onCancel}
      submitText="Create User"
      pendingText="Creating..."
      isPending={isPending}
    >
      <div className={columns}>
        <ProfileFields field={form.field} noSize="Select a size" withEmail />
        <PasswordField {...form.field("password")} label="Password" autoComplete="new-password" />
        <PasswordField
          {...form.field("confirmPassword")}
          label="Confirm Password"
          autoComplete="new-password"
        />
      </div>
    </DialogForm>
  );
};
