import { Result } from "effect";
import {
  changeUserForAdmin,
  listUserEvents,
  type UserWithRights,
} from "../../../../contract/person/users.ts";
import { useRead } from "../../../data/read.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { Fields } from "../../../form/table/Fields.tsx";
import { useForm } from "../../../form/useForm.ts";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";

import { NotCounting, type RenderCorrection } from "./NotCounting.tsx";
import { errorsOfProfile, profileOf, profileTable } from "./userValues.ts";
import { useChangeUser } from "./useUserActions.ts";
import { whereNotCounting } from "./whereNotCounting.ts";

interface Props {
  readonly user: UserWithRights;
  readonly renderCorrection: RenderCorrection;
  readonly onClose: () => void;
}

/** Sends only the changed fields, so that changes of others are not undone. */
export const ProfileTab = ({ user, renderCorrection, onClose }: Props) => {
  const { data: registrations = [] } = useRead(listUserEvents, { userId: user.id });
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
      if (Result.isFailure(body)) return;
      mutate(body.success, {
        onError: form.fail,
        onSuccess: ({ handicap }) => {
          // A running event in which the new handicap does not count is shown before it closes.
          const isNew = handicap !== user.handicap;
          if (isNew && whereNotCounting(registrations, handicap).length > 0) form.renew(values);
          else onClose();
        },
      });
    },
  });
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submitText="Save Changes"
      pendingText="Saving..."
      isPending={isPending}
    >
      <NotCounting user={user} registrations={registrations} renderCorrection={renderCorrection} />
      <div className={columns}>
        <Fields
          of={profileTable}
          form={form}
          asked={{ withEmail: user.mayChangeAccount, noSize: "No preference" }}
        />
      </div>
    </DialogForm>
  );
};
