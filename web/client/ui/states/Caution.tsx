import { TriangleAlert } from "lucide-react";
import * as styles from "./Skeleton.css.ts";

interface Props {
  readonly children: string;
}

/** A warning that does not stop anything. It can be used as the hint of a field. */
export const Caution = ({ children }: Props) => (
  <span className={styles.caution}>
    <TriangleAlert size={17} className={styles.sign} aria-hidden="true" />
    {children}
  </span>
);
