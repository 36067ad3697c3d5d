import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

interface Props {
  readonly children: ReactNode;
}

/** Words for screen readers, where the eye has a shape or a colour. */
export const VisuallyHidden = ({ children }: Props) => (
  <span className={styles.hidden}>{children}</span>
);
