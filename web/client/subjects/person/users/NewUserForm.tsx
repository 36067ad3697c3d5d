import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { createUser } from "../../../../contract/person/users.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { Fields } from "../../../form/table/Fields.tsx";
import { useBodyForm } from "../../../form/useBodyForm.ts";
import { useCommonPasswords } from "../../../form/useCommonPasswords.ts";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";
import { errorsOfNewUser, newUserTable, newUserValues } from "./userValues.ts";
import { useCreateUser } from "./useUserActions.ts";

interface Props {
  readonly onCancel: () => void;
  readonly onCreated: (user: AdminViewUser) => void;
}

const asked = { withEmail: true, noSize: "Select a size" };

/** Creates an account. */
export const NewUserForm = ({ onCancel, onCreated }: Props) => {
  const { mutate, isPending } = useCreateUser();
  const tooCommon = useCommonPasswords();
  const form = useBodyForm(createUser, {
    initial: newUserValues,
    validate: (values) => ({
      password: tooCommon(values.password),
      ...errorsOfNewUser(values),
    }),
    send: (body) => mutate(body, { onSuccess: onCreated, onError: form.fail }),
  });
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submitText="Create User"
      pendingText="Creating..."
      isPending={isPending}
    >
      <div className={columns}>
        <Fields of={newUserTable} form={form} asked={asked} />
      </div>
    </DialogForm>
  );
};
