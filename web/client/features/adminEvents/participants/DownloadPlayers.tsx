import { Download } from "lucide-react";
import type { ParticipantFilter } from "../../../../contract/participants.ts";
import { LinkButton } from "../../../components/buttons/LinkButton.tsx";

interface Props {
  readonly eventId: string;
  readonly show: ParticipantFilter;
  readonly search: string;
}

/** Downloads the players that the filter and the search leave. */
export const DownloadPlayers = ({ eventId, show, search }: Props) => (
  <LinkButton
    to={`/api/events/${eventId}/participants.csv?${new URLSearchParams({ show, search })}`}
    download
    variant="quiet"
    icon={<Download size={20} aria-hidden="true" />}
  >
    Download CSV
  </LinkButton>
);
