import type { ReactNode } from "react";
import * as styles from "../layout.css.ts";

interface Props {
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: Props) => (
  <span className={styles.hidden}>{children}</span>
);
