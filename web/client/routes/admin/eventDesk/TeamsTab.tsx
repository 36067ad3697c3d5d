import { EventTeams } from "../../../features/eventTeams/EventTeams.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const TeamsTab = ({ event, mayManage }: DeskTabProps) => (
  <EventTeams tournamentId={event.id} mayManage={mayManage} />
);

export default TeamsTab;
