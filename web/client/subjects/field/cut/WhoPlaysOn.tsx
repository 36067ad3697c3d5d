import { asStack } from "../../../ui/layout.ts";
import * as styles from "./Cut.css.ts";
import type { CutLine, cutPreview } from "./cutPreview.ts";

/** The board after the cut: players who stay are above the line. */
export const WhoPlaysOn = ({ playOn, goHome, cutLine }: ReturnType<typeof cutPreview>) => (
  <div className={asStack({ gap: 4, shrinks: true })}>
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

/** Close lines, as more than a hundred of them are looked through. */
const Lines = ({ title, lines }: LinesProps) =>
  lines.length === 0 ? null : (
    <table className={styles.lines}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Player
          </th>
          <th scope="col" className={styles.headFigure}>
            Place
          </th>
          <th scope="col" className={styles.headFigure}>
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, place, total }) => (
          <tr key={id} className={styles.line}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.figures}>{place}</td>
            <td className={styles.figures}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
