import { Option, Schema } from "effect";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { PlayerId } from "../../../../../domain/shared/values.ts";
import { Messages } from "../../../subjects/message/Messages.tsx";
import { DeskUserSheet } from "./DeskUserSheet.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** The players who were chosen in the table of players. */
const readChosen = Schema.decodeUnknownOption(Schema.Struct({ chosen: Schema.Array(PlayerId) }));

/** Messages to the field. */
const MessagesTab = ({ event, admin, mayManage }: DeskTabProps) => {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [userId, setUserId] = useState<PlayerId | null>(null);
  const chosen = Option.getOrNull(readChosen(state))?.chosen ?? [];
  if (!mayManage) return null;
  return (
    <>
      <Messages
        event={event}
        chosen={chosen}
        startsWith={search.get("kind")}
        onOpenUser={setUserId}
      />
      <DeskUserSheet admin={admin} userId={userId} onClose={() => setUserId(null)} />
    </>
  );
};

export default MessagesTab;
