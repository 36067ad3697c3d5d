import { ChevronRight, CloudOff } from "lucide-react";
import { VisuallyHidden } from "../../../components/overlays/VisuallyHidden.tsx";
import * as styles from "./OnHole.css.ts";

interface Props {
  readonly children: string;
  /** Something of it could not be sent yet. */
  readonly isWaiting: boolean;
  readonly onPress: () => void;
}

/** A line of a side game over the drawing of the hole, which opens its dialog. */
export const OnHole = ({ children, isWaiting, onPress }: Props) => (
  <button type="button" className={styles.line} onClick={onPress}>
    <span className={styles.words}>{children}</span>
    {isWaiting ? (
      <>
        <VisuallyHidden>, waiting</VisuallyHidden>
        <CloudOff size={18} className={styles.sign} aria-hidden="true" />
      </>
    ) : (
      <ChevronRight size={18} className={styles.sign} aria-hidden="true" />
    )}
  </button>
);
