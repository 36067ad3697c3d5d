import { asText } from "../../../ui/layout.ts";
import * as styles from "./TvFoot.css.ts";
import type { TvPage } from "./tvPages.ts";

interface Props {
  readonly page: TvPage;
  /** The numbers of its lines, counted from 1. */
  readonly first: number;
  readonly last: number;
  /** Number of lines of the whole board. */
  readonly total: number;
}

/** Which part of the field is shown, and for how long. */
export const TvFoot = ({ page, first, last, total }: Props) => {
  const { count, seconds, elapsed } = page;
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
          <span
            className={asText({ tone: "textDim", figures: true })}
          >{`Next page in ${seconds - elapsed} s`}</span>
        </>
      )}
    </footer>
  );
};
