import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { changeUser, type ProfileChanges } from "../../../contract/person/account.ts";
import type { User } from "../../../contract/person/user.ts";
import { ApiError, call } from "../../data/call.ts";
import { queryKeys } from "../../data/sessions.ts";
import { toastError, useToast } from "../../data/toasts.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { DialogForm } from "../../form/DialogForm.tsx";
import { PasswordField, TextField } from "../../form/Field.tsx";
import { NumberField } from "../../form/NumberField.tsx";
import { SelectField } from "../../form/SelectField.tsx";
import { useForm } from "../../form/useForm.ts";
import { columns } from "../../ui/dialogs/Dialog.css.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import {
  errorsOfProfile,
  formValuesOf,
  genderOptions,
  hasNewEmail,
  readChanges,
  shirtSizeOptions,
} from "./profileForm.ts";

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
        form={form}
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
          <SelectField
            {...form.field("gender")}
            label="Gender"
            options={genderOptions}
            emptyLabel="Left out"
          />
          <TextField
            {...form.field("birthYear")}
            label="Year of birth"
            inputMode="numeric"
            autoComplete="bday-year"
          />
          <TextField {...form.field("homeClub")} label="Home club" autoComplete="off" />
        </div>
      </DialogForm>
    </Dialog>
  );
};

const FORBIDDEN = 403;

/** Saves the profile; the answer replaces the signed-in player. */
const useChangeProfile = () => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(changeUser, { body, idempotencyKey: key.of(body) }),
    onSuccess: (user) => {
      key.done();
      queries.setQueryData(queryKeys.user, user);
      toast({ title: "Profile updated" });
    },
    onError: (error) => {
      // A wrong password is shown at its field.
      if (error instanceof ApiError && error.status === FORBIDDEN) return;
      toastError("Your profile could not be saved")(error);
    },
  });
};
