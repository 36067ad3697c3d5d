import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import * as styles from "./Spinner.css.ts";

/** A turning ring of the size of the text beside it. The words beside it say what is going on. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

interface Props {
  /** The literal loading text; only heard. */
  readonly label: string;
}

/** For a page that cannot show anything yet, as while the session loads. */
export const PageSpinner = ({ label }: Props) => (
  <output className={styles.whole}>
    <Spinner />
    <VisuallyHidden>{label}</VisuallyHidden>
  </output>
);
