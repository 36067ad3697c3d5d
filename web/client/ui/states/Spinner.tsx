import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import * as styles from "./EmptyState.css.ts";

/** A spinner as large as the text beside it, which says what is going on. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

interface Props {
  /** The loading text for screen readers. */
  readonly label: string;
}

/** For a page that cannot show anything yet, as while the session loads. */
export const PageSpinner = ({ label }: Props) => (
  <output className={styles.whole}>
    <Spinner />
    <VisuallyHidden>{label}</VisuallyHidden>
  </output>
);

interface ProgressBarProps {
  /** What it counts, unless something else on the page says so. */
  readonly label?: string;
  /** The id of what says it. */
  readonly labelledBy?: string;
  readonly of?: number;
  /** Without it nobody knows how far it is. */
  readonly done?: number;
}

/** How far something is that takes its time. */
export const ProgressBar = ({ label, labelledBy, of, done }: ProgressBarProps) => (
  <progress
    className={styles.bar}
    aria-label={label}
    aria-labelledby={labelledBy}
    max={of}
    value={done}
  />
);
