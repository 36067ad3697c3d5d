import { Download } from "lucide-react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { LinkButton } from "../../../components/buttons/LinkButton.tsx";
import type { BoardChoice } from "../boardEvent.ts";
import { boardFilePath } from "./boardFilePath.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly choice: BoardChoice;
  /** The moment of the shown board; null means the present. */
  readonly moment: Date | null;
}

/** Downloads the shown board as a file for spreadsheets. */
export const DownloadBoard = ({ tournamentId, choice, moment }: Props) => (
  <LinkButton
    to={boardFilePath(tournamentId, choice, moment)}
    download
    variant="quiet"
    size="small"
    icon={<Download size={20} aria-hidden="true" />}
  >
    Download CSV
  </LinkButton>
);
