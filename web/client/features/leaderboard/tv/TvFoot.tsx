import * as styles from "./TvFoot.css.ts";
import { ROWS, type TvPage } from "./tvPages.ts";

interface Props {
  readonly page: TvPage;
  /** Number of lines of the whole board. */
  readonly total: number;
}

/** Which part of the field is shown, and for how long. */
export const TvFoot = ({ page, total }: Props) => {
  const { index, count, seconds, elapsed } = page;
  const first = index * ROWS + 1;
  const last = Math.min(total, first + ROWS - 1);
  return (
    <footer className={styles.foot}>
      <span className={styles.rows}>{`${first}–${last} of ${total}`}</span>
      {count === 1 ? null : (
        <>
          <progress
            className={styles.bar}
            aria-label="Time of this page"
            max={seconds}
            value={elapsed}
          />
          <span className={styles.next}>{`Next page in ${seconds - elapsed} s`}</span>
        </>
      )}
    </footer>
  );
};
