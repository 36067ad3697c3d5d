import { TriangleAlert } from "lucide-react";
import * as styles from "./Caution.css.ts";

interface Props {
  readonly children: string;
}

/** Something that is not in order and stops nobody yet. It may stand within a sentence. */
export const Caution = ({ children }: Props) => (
  <span className={styles.caution}>
    <TriangleAlert size={17} className={styles.sign} aria-hidden="true" />
    {children}
  </span>
);
