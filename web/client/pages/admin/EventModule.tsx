import { Plus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { AdminRecord } from "../../device/storage.ts";
import { CreateEventDialog } from "../../subjects/event/create/CreateEventDialog.tsx";
import { EventList } from "../../subjects/event/desk/EventList.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { asStack } from "../../ui/layout.ts";
import { deskPath } from "./eventDesk/deskTabs.tsx";
import { ModuleHead } from "./ModuleHead.tsx";
import { useDashboardAddress } from "./useDashboardAddress.ts";

interface Props {
  readonly admin: AdminRecord;
}

/** The list of events. Work on an event is done at its desk. */
export const EventModule = ({ admin }: Props) => {
  const isSuperAdmin = admin.accountType === "super_admin";
  const { address, open, close } = useDashboardAddress();
  const navigate = useNavigate();
  return (
    <section className={asStack({ gap: 3, fits: true, shrinks: true })}>
      <ModuleHead
        title="Event Management"
        action={
          isSuperAdmin ? (
            <Button
              size="small"
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={() => open("create")}
            >
              Create Event
            </Button>
          ) : null
        }
      />
      <EventList
        mayCreate={isSuperAdmin}
        onOpen={(tab, { id }) => void navigate(deskPath(id, tab))}
      />
      {address.panel === "create" && isSuperAdmin ? (
        <CreateEventDialog organizerEmail={admin.email} deskPathOf={deskPath} onClose={close} />
      ) : null}
    </section>
  );
};
