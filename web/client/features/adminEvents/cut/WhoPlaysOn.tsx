import { Table } from "../../../components/tables/Table.tsx";
import * as styles from "./Cut.css.ts";
import type { CutLine, cutPreview } from "./cutPreview.ts";

const columns = [
  { header: "Player", cell: ({ name }: CutLine) => name, isWide: true },
  { header: "Place", cell: ({ place }: CutLine) => place },
  { header: "Score", cell: ({ total }: CutLine) => total },
];

/** The board after the cut: players who stay are above the line. */
export const WhoPlaysOn = ({ playOn, goHome, cutLine }: ReturnType<typeof cutPreview>) => (
  <div className={styles.preview}>
    <output className={styles.words}>
      {`Cut line ${cutLine}: ${playOn.length} play on, ${goHome.length} miss the cut.`}
    </output>
    <Lines title={`Play on (${playOn.length})`} lines={playOn} />
    <Lines title={`Miss the cut (${goHome.length})`} lines={goHome} />
  </div>
);

interface LinesProps {
  readonly title: string;
  readonly lines: ReadonlyArray<CutLine>;
}

const Lines = ({ title, lines }: LinesProps) =>
  lines.length === 0 ? null : (
    <div>
      <p className={styles.words}>{title}</p>
      <Table caption={title} columns={columns} rows={lines} keyOf={({ id }) => id} />
    </div>
  );
