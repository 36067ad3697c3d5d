import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Button } from "../../components/buttons/Button.tsx";
import { adminEventsQuery } from "../../features/adminEvents/api.ts";
import { CreateEventDialog } from "../../features/adminEvents/CreateEventDialog.tsx";
import { EventList } from "../../features/adminEvents/EventList.tsx";
import { EventSettingsSheet } from "../../features/adminEvents/EventSettingsSheet.tsx";
import { ParticipantsSheet } from "../../features/adminEvents/participants/ParticipantsSheet.tsx";
import * as styles from "./Dashboard.css.ts";
import { ModuleHead } from "./ModuleHead.tsx";
import { ScoringModule } from "./ScoringModule.tsx";
import { useDashboardAddress } from "./useDashboardAddress.ts";

interface Props {
  readonly isSuperAdmin: boolean;
}

/** The events, and what is open for one of them. */
export const EventModule = ({ isSuperAdmin }: Props) => {
  const { address, open, close } = useDashboardAddress();
  const { data: events } = useQuery(adminEventsQuery);
  const event = events?.find(({ id }) => id === address.of);

  if (address.panel === "scoring" && event) return <ScoringModule event={event} onBack={close} />;
  return (
    <section className={styles.module}>
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
      <EventList chosenId={event?.id ?? null} onOpen={(panel, { id }) => open(panel, id)} />
      {address.panel === "settings" && event ? (
        <EventSettingsSheet key={event.id} event={event} onClose={close} />
      ) : null}
      {address.panel === "participants" && event ? (
        <ParticipantsSheet key={event.id} event={event} onClose={close} />
      ) : null}
      {address.panel === "create" && isSuperAdmin ? <CreateEventDialog onClose={close} /> : null}
    </section>
  );
};
