import { Result } from "effect";
import type { AdminViewUser } from "../../../contract/user.ts";
import { changeUserForAdmin } from "../../../contract/users.ts";
import { columns } from "../../components/dialogs/Dialog.css.ts";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { readBody } from "../../lib/formErrors.ts";
import { useForm } from "../../lib/useForm.ts";
import { ProfileFields } from "./ProfileFields.tsx";
import { errorsOfProfile, profileOf } from "./userValues.ts";
import { useChangeUser } from "./useUserActions.ts";

interface Props {
  readonly user: AdminViewUser;
  readonly onClose: () => void;
}

/** Sends only the changed fields, so that changes of others are not undone. */
export const ProfileTab = ({ user, onClose }: Props) => {
  const { mutate, isPending } = useChangeUser(user.id);
  const before = profileOf(user);
  const form = useForm({
    initial: before,
    validate: errorsOfProfile,
    onSubmit: (values) => {
      const changed = Object.entries(values).filter(
        ([name, value]) => value !== before[name as keyof typeof before],
      );
      const body = readBody(changeUserForAdmin, Object.fromEntries(changed));
      if (Result.isSuccess(body)) mutate(body.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  return (
    <DialogForm
      form={form.form}
      errorCount={form.errorCount}
      failure={form.failure}
      onCancel={onClose}
      submitText="Save Changes"
      pendingText="Saving..."
      isPending={isPending}
    >
      <div className={columns}>
        <ProfileFields field={form.field} noSize="No preference" />
      </div>
    </DialogForm>
  );
};
