import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { Participants } from "../../../subjects/field/entries/Participants.tsx";
import { everybodyQuery } from "../../../subjects/field/participantsQuery.ts";
import { AddPlayerSheet } from "../../../subjects/person/users/AddPlayerSheet.tsx";
import { DeskUserSheet } from "./DeskUserSheet.tsx";
import { type DeskTabProps, useShowAddress } from "./deskTabProps.ts";

/** The registrations, with adding players on the spot. */
const PlayersTab = ({ event, admin, mayManage }: DeskTabProps) => {
  const show = useShowAddress();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [userId, setUserId] = useState<PlayerId | null>(null);
  const { data: participants } = useQuery(everybodyQuery(event.id));
  const inEvent = (participants ?? []).filter(({ status }) => status !== "cancelled");
  return (
    <div>
      <Participants
        event={event}
        mayManage={mayManage}
        show={show}
        onAddPlayer={() => setAdding(true)}
        onOpenUser={({ id }) => setUserId(id)}
        onMessage={(chosen) =>
          void navigate("../messages", {
            relative: "path",
            state: { chosen: chosen.map(({ id }) => id) },
          })
        }
      />
      {isAdding ? (
        <AddPlayerSheet
          event={event}
          playerIds={new Set(inEvent.map(({ id }) => id))}
          mayCreate={admin.accountType === "super_admin"}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <DeskUserSheet admin={admin} userId={userId} onClose={() => setUserId(null)} />
    </div>
  );
};

export default PlayersTab;
