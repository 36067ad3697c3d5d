import { Download } from "lucide-react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { LinkButton } from "../../../components/buttons/LinkButton.tsx";
import type { BoardChoice } from "../boardEvent.ts";
import { boardFilePath } from "./boardFilePath.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly choice: BoardChoice;
  /** Whose board is shown; null is the present. */
  readonly moment: Date | null;
}

/** The board on screen as a file for spreadsheets. */
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
