import { MatchDesk } from "../../../subjects/match/MatchDesk.tsx";
import { EventTeams } from "../../../subjects/team/EventTeams.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

const TeamsTab = ({ event, mayManage }: DeskTabProps) => (
  <EventTeams
    tournamentId={event.id}
    mayManage={mayManage}
    matches={(players) => (
      <MatchDesk
        tournamentId={event.id}
        numberOfRounds={event.numberOfRounds}
        players={players}
        mayManage={mayManage}
      />
    )}
  />
);

export default TeamsTab;
