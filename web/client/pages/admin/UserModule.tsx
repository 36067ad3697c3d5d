import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { PlayerId } from "../../../../domain/shared/values.ts";
import { OpenCorrection } from "../../subjects/field/handicap/OpenCorrection.tsx";
import {
  InvitationSheet,
  type PrintedInvitation,
} from "../../subjects/person/invitations/InvitationSheet.tsx";
import { NewUserForm } from "../../subjects/person/users/NewUserForm.tsx";
import { OpenArchiveDialog } from "../../subjects/person/users/OpenArchiveDialog.tsx";
import { UserList } from "../../subjects/person/users/UserList.tsx";
import { UserSheet } from "../../subjects/person/users/UserSheet.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { asRow, asStack } from "../../ui/layout.ts";
import { loadable } from "../../ui/loadable.tsx";
import { ModuleHead } from "./ModuleHead.tsx";
import { useDashboardAddress } from "./useDashboardAddress.ts";

/** What reads files is fetched with it. */
const { Component: ImportMembers } = loadable(
  () => import("../../subjects/person/members/ImportMembers.tsx"),
);

const everyEvent = () => true;

/** The users, for super admins, and the open panel of one of them. */
export const UserModule = () => {
  const { address, open, close } = useDashboardAddress();
  const { panel, of } = address;
  const userId = of === null ? null : PlayerId.make(of);
  const [printed, setPrinted] = useState<ReadonlyArray<PrintedInvitation> | null>(null);
  if (printed) return <InvitationSheet invitations={printed} onDone={() => setPrinted(null)} />;
  return (
    <section className={asStack({ gap: 3, fits: true, shrinks: true })}>
      <ModuleHead
        title="User Management"
        action={
          <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
            <Button
              variant="line"
              size="small"
              icon={<FileUp size={20} aria-hidden="true" />}
              onClick={() => open("import")}
            >
              Import Members
            </Button>
            <Button
              size="small"
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={() => open("add")}
            >
              Add User
            </Button>
          </div>
        }
      />
      <UserList
        chosenId={of}
        mayArchive
        onOpen={(name, { id }) => open(name, id)}
        onPrint={setPrinted}
      />
      {panel === "import" ? <ImportMembers onClose={close} /> : null}
      {panel === "add" ? (
        <Sheet isOpen onClose={close} title="Create New User" seed="a new user">
          <NewUserForm onCancel={close} onCreated={close} />
        </Sheet>
      ) : null}
      {panel === "user" && userId !== null ? (
        <UserSheet
          key={userId}
          userId={userId}
          mayManage={everyEvent}
          renderCorrection={(eventId, onClose) => (
            <OpenCorrection eventId={eventId} playerId={userId} onClose={onClose} />
          )}
          onClose={close}
        />
      ) : null}
      {(panel === "archive" || panel === "restore") && userId !== null ? (
        <OpenArchiveDialog key={userId} userId={userId} onClose={close} />
      ) : null}
    </section>
  );
};
