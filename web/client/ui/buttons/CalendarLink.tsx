import { CalendarPlus } from "lucide-react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { LinkButton } from "./Button.tsx";

interface Props {
  readonly tournamentId: TournamentId;
}

/** Downloads the event and the reader's tee times as a calendar file. */
export const CalendarLink = ({ tournamentId }: Props) => (
  <LinkButton
    to={`/api/events/${tournamentId}/calendar.ics`}
    variant="line"
    size="small"
    icon={<CalendarPlus size={20} aria-hidden="true" />}
  >
    Add to calendar
  </LinkButton>
);
