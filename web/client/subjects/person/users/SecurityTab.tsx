import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { Fields } from "../../../form/table/Fields.tsx";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { useForm } from "../../../form/useForm.ts";
import { asStack } from "../../../ui/layout.ts";
import { errorsOfPassword, noPasswords, passwordTable } from "./userValues.ts";
import { useResetPassword } from "./useUserActions.ts";

interface Props {
  readonly user: AdminViewUser;
  readonly onClose: () => void;
}

/** Sets a new password, which the administrator tells the player. */
export const SecurityTab = ({ user, onClose }: Props) => {
  const { mutate, isPending } = useResetPassword(user.id);
  const tooCommon = useCommonPasswords();
  const form = useForm({
    initial: noPasswords,
    validate: (values) => ({
      newPassword: tooCommon(values.newPassword),
      ...errorsOfPassword(values),
    }),
    onSubmit: ({ newPassword }) =>
      mutate({ newPassword }, { onSuccess: onClose, onError: form.fail }),
  });
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText="Reset Password"
      pendingText="Resetting..."
      isPending={isPending}
    >
      <div className={asStack({ gap: 4 })}>
        <p>Whoever is signed in with the old password is signed out.</p>
        <Fields of={passwordTable} form={form} asked={null} />
      </div>
    </DialogForm>
  );
};
