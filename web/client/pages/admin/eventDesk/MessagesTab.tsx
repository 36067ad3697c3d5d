import { Option, Schema } from "effect";
import { useLocation, useSearchParams } from "react-router-dom";
import { PlayerId } from "../../../../../domain/shared/values.ts";
import { Messages } from "../../../subjects/message/Messages.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** The players who were chosen in the table of players. */
const readChosen = Schema.decodeUnknownOption(Schema.Struct({ chosen: Schema.Array(PlayerId) }));

/** Messages to the field. */
const MessagesTab = ({ event, mayManage }: DeskTabProps) => {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const chosen = Option.getOrNull(readChosen(state))?.chosen ?? [];
  if (!mayManage) return null;
  return <Messages event={event} chosen={chosen} startsWith={search.get("kind")} />;
};

export default MessagesTab;
