import { inviteAdministrator } from "../../../../../contract/person/administrators.ts";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { SelectField } from "../../../../form/SelectField.tsx";
import { TextField } from "../../../../form/TextField.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { asStack } from "../../../../ui/layout.ts";
import type { PrintedInvitation } from "../../invitations/InvitationSheet.tsx";
import { useInvite } from "./api.ts";

interface Props {
  /** Called with what is to be printed; null once a mail is on its way. */
  readonly onInvited: (printed: PrintedInvitation | null) => void;
  readonly onClose: () => void;
}

const rights = [
  { value: "event_admin", label: "Run the events they are given" },
  { value: "super_admin", label: "Everything" },
];

const initial = { firstName: "", lastName: "", email: "", accountType: "event_admin" };

/** Opens an account for a colleague. */
export const InviteDialog = ({ onInvited, onClose }: Props) => {
  const { mutate, isPending } = useInvite();
  const form = useBodyForm(inviteAdministrator, {
    initial,
    send: (body) =>
      mutate(body, {
        onSuccess: ({ code }) => {
          const { firstName, lastName, email } = body;
          onInvited(code === null ? null : { name: `${firstName} ${lastName}`, email, code });
        },
        onError: form.fail,
      }),
  });
  return (
    <Dialog isOpen onClose={onClose} title="Invite an Administrator">
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Invite"
        pendingText="Inviting..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4 })}>
          <TextField {...form.field("firstName")} label="First name" autoComplete="off" />
          <TextField {...form.field("lastName")} label="Last name" autoComplete="off" />
          <TextField {...form.field("email")} label="Email" type="email" autoComplete="off" />
          <SelectField {...form.field("accountType")} label="They may" options={rights} />
        </div>
      </DialogForm>
    </Dialog>
  );
};
