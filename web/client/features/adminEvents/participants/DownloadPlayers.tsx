import type { ParticipantFilter } from "../../../../contract/field.ts";
import { CsvLink } from "../../../components/files/CsvLink.tsx";

interface Props {
  readonly eventId: string;
  readonly show: ParticipantFilter;
  readonly search: string;
}

/** Downloads the players that the filter and the search leave. */
export const DownloadPlayers = ({ eventId, show, search }: Props) => (
  <CsvLink
    to={`/api/events/${eventId}/participants.csv?${new URLSearchParams({ show, search })}`}
  />
);
