import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { Body } from "../../../../../contract/endpoint.ts";
import {
  type Colleague,
  inviteAdministrator,
  inviteAdministratorAgain,
  listAdministrators,
  removeAdministrator,
} from "../../../../../contract/person/administrators.ts";
import { readOf } from "../../../../data/read.ts";
import { siteConfig } from "../../../../data/siteConfig.ts";
import { toastError } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { DialogForm } from "../../../../form/DialogForm.tsx";
import { TextField } from "../../../../form/Field.tsx";
import { SelectField } from "../../../../form/SelectField.tsx";
import { useBodyForm } from "../../../../form/useBodyForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { asRow, asStack, asText } from "../../../../ui/layout.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../../ui/states/Skeleton.tsx";
import type { PrintedInvitation } from "../../invitations/InvitationSheet.tsx";
import { nameOf } from "../../playerText.ts";
import * as styles from "../Account.css.ts";

interface Props {
  /** The administrator who looks. */
  readonly ownId: string;
  readonly onPrint: (printed: PrintedInvitation) => void;
}

/** For super admins: who else runs this installation. */
export const ColleaguesPanel = ({ ownId, onPrint }: Props) => {
  const read = useQuery(colleaguesQuery);
  const { data, error } = read;
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Colleague | null>(null);
  const again = useInviteAgain();
  const remove = useRemoveColleague();
  const list = useRef<HTMLUListElement>(null);
  const print = (code: string | null, colleague: Colleague) =>
    code === null ? undefined : onPrint({ name: nameOf(colleague), email: colleague.email, code });
  return (
    <Panel
      title="Administrators"
      action={
        <Button
          variant="line"
          size="small"
          icon={<UserPlus size={20} aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          Invite
        </Button>
      }
    >
      {data ? (
        <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label="Administrators">
          {data.map((colleague) => (
            <li
              key={colleague.id}
              className={asRow({
                ...{ gap: 2, justify: "between", wrap: true },
                ...{ pad: 3, ground: "raised", radius: "slot" },
              })}
            >
              <div className={styles.facts}>
                <p className={asText({ weight: "strong", breaks: true })}>{nameOf(colleague)}</p>
                <p className={asText({ tone: "textDim", size: "sm", breaks: true })}>
                  {`${colleague.email} · ${rightsOf(colleague)}${colleague.isInvited ? " · invited" : ""}`}
                </p>
              </div>
              {colleague.isInvited ? (
                <Button
                  variant="quiet"
                  size="small"
                  isPending={again.isPending && again.variables.id === colleague.id}
                  aria-label={`Invite Again: ${nameOf(colleague)}`}
                  onClick={() =>
                    again.mutate(colleague, { onSuccess: ({ code }) => print(code, colleague) })
                  }
                >
                  Invite Again
                </Button>
              ) : null}
              {colleague.id === ownId ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove: ${nameOf(colleague)}`}
                  onClick={() => setAsked(colleague)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <FailedRead title="The administrators could not be loaded" of={read} />
      ) : (
        <SkeletonSlats label="Loading administrators..." count={2} />
      )}
      {isInviting ? (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(printed) => {
            setInviting(false);
            if (printed) onPrint(printed);
          }}
        />
      ) : null}
      {asked ? (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() =>
            remove.mutate(asked, {
              onSuccess: () => list.current?.focus(),
              onSettled: () => setAsked(null),
            })
          }
          title={`Remove ${nameOf(asked)}?`}
          confirmText="Remove"
          pendingText="Removing..."
          isPending={remove.isPending}
        >
          <p>They can sign in no more, and their sessions end. What they did keeps their name.</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
};

const rightsOf = ({ accountType }: Colleague) =>
  accountType === "super_admin" ? "everything" : "the events they are given";

interface InviteDialogProps {
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
const InviteDialog = ({ onInvited, onClose }: InviteDialogProps) => {
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

// Whoever was invited may have signed in meanwhile.
const colleaguesQuery = { ...readOf(listAdministrators, {}), staleTime: 0 };

/** By mail where the server sends mails, otherwise with a code to print. */
const by = siteConfig.offersMail ? "mail" : "paper";

const invited = siteConfig.offersMail ? "Invitation sent" : null;

type NewColleague = Omit<Body<typeof inviteAdministrator>, "by">;

const useInvite = () =>
  useWrite(inviteAdministrator, (body: NewColleague) => ({ body: { ...body, by } }), {
    done: invited,
    onFailed: () => undefined,
  });

const useInviteAgain = () =>
  useWrite(
    inviteAdministratorAgain,
    ({ id }: Colleague) => ({ params: { administratorId: id }, body: { by } }),
    { done: invited, onFailed: toastError("The invitation could not be made") },
  );

const useRemoveColleague = () =>
  useWrite(removeAdministrator, ({ id }: Colleague) => ({ params: { administratorId: id } }), {
    done: "Administrator removed",
    onFailed: toastError("The account could not be removed"),
  });
