import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { CsvLink } from "../../../components/files/CsvLink.tsx";
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
  <CsvLink to={boardFilePath(tournamentId, choice, moment)} />
);
