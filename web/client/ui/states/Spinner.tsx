import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import * as styles from "./Spinner.css.ts";

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
