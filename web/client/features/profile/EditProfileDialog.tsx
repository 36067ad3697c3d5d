import { Result } from "effect";
import type { User } from "../../../contract/user.ts";
import { columns } from "../../components/dialogs/Dialog.css.ts";
import { Dialog } from "../../components/dialogs/Dialog.tsx";
import { DialogForm } from "../../components/dialogs/DialogForm.tsx";
import { NumberField } from "../../components/forms/NumberField.tsx";
import { PasswordField } from "../../components/forms/PasswordField.tsx";
import { SelectField } from "../../components/forms/SelectField.tsx";
import { TextField } from "../../components/forms/TextField.tsx";
import { useForm } from "../../lib/useForm.ts";
import {
  errorsOfProfile,
  formValuesOf,
  hasNewEmail,
  readChanges,
  shirtSizeOptions,
} from "./profileForm.ts";
import { useChangeProfile } from "./useChangeProfile.ts";

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** The profile that players edit themselves. It closes when it is saved. */
export const EditProfileDialog = ({ user, onClose }: Props) => {
  const form = useForm({
    initial: formValuesOf(user),
    validate: (values) => errorsOfProfile(user, values),
    onSubmit: (values) => {
      const changes = readChanges(user, values);
      if (Result.isSuccess(changes))
        mutate(changes.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  const { mutate, isPending } = useChangeProfile();
  return (
    <Dialog isOpen onClose={onClose} title="Edit Profile">
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
          <TextField {...form.field("firstName")} label="First name" autoComplete="given-name" />
          <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
          <TextField
            {...form.field("email")}
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          {hasNewEmail(user, form.values) ? (
            <PasswordField
              {...form.field("password")}
              label="Password"
              hint="You sign in with your email, so another one needs your password."
            />
          ) : null}
          <TextField {...form.field("phone")} label="Phone" type="tel" autoComplete="tel" />
          <SelectField
            {...form.field("shirtSize")}
            label="Shirt size"
            options={shirtSizeOptions}
            {...(user.shirtSize === null ? { emptyLabel: "No preference" } : {})}
          />
          <NumberField
            {...form.field("handicap")}
            kind="handicap"
            label="Handicap"
            hint="From 0 to 54."
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};
