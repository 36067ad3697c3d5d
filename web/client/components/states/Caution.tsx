import { TriangleAlert } from "lucide-react";
import * as styles from "./Caution.css.ts";

interface Props {
  readonly children: string;
}

/** Something that is not in order and is no reason to refuse. It fits into a hint of a field. */
export const Caution = ({ children }: Props) => (
  <span className={styles.caution}>
    <TriangleAlert size={17} className={styles.sign} aria-hidden="true" />
    {children}
  </span>
);
