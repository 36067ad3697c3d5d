import { ChevronRight } from "lucide-react";
import * as styles from "./OnHole.css.ts";

interface Props {
  readonly children: string;
  readonly onPress: () => void;
}

/** A line of a side game over the drawing of the hole, which opens its dialog. */
export const OnHole = ({ children, onPress }: Props) => (
  <button type="button" className={styles.line} onClick={onPress}>
    <span className={styles.words}>{children}</span>
    <ChevronRight size={18} className={styles.sign} aria-hidden="true" />
  </button>
);
