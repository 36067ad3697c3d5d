import * as styles from "./ProgressBar.css.ts";

interface Props {
  /** What it counts, unless something else on the page says so. */
  readonly label?: string;
  /** The id of what says it. */
  readonly labelledBy?: string;
  readonly of?: number;
  /** Without it nobody knows how far it is. */
  readonly done?: number;
}

/** How far something is that takes its time. */
export const ProgressBar = ({ label, labelledBy, of, done }: Props) => (
  <progress
    className={styles.bar}
    aria-label={label}
    aria-labelledby={labelledBy}
    max={of}
    value={done}
  />
);
