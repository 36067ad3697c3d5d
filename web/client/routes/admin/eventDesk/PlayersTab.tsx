import { Participants } from "../../../features/adminEvents/participants/Participants.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

/** Who has registered, and what is decided about them. */
const PlayersTab = ({ event }: DeskTabProps) => <Participants event={event} />;

export default PlayersTab;
