import { joinClasses } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "./BoardRow.css.ts";

interface Props {
  /** Places gained; below 0 lost, null when there is nothing to compare. */
  readonly gained: number | null;
  readonly className?: string;
}

const upward = "M5 0l5 8H0z";
const downward = "M5 8L0 0h10z";

/** ▲3, ▼1 or –, with words for screen readers. */
export const Movement = ({ gained, className }: Props) => {
  if (gained === null) return null;
  if (gained === 0) {
    return (
      <span className={joinClasses(styles.move, className)}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>no change</VisuallyHidden>
      </span>
    );
  }
  const places = Math.abs(gained);
  const direction = gained > 0 ? "up" : "down";
  return (
    <span className={joinClasses(gained > 0 ? styles.up : styles.move, className)}>
      <svg viewBox="0 0 10 8" className={styles.arrow} aria-hidden="true">
        <path d={gained > 0 ? upward : downward} />
      </svg>
      {places}
      <VisuallyHidden>{`${places === 1 ? " place" : " places"} ${direction}`}</VisuallyHidden>
    </span>
  );
};

interface PlayedOffProps {
  readonly className?: string;
}

/** Marks a place that was decided by a play-off. */
export const PlayedOff = ({ className }: PlayedOffProps) => (
  <span className={joinClasses(styles.playedOff, className)}>
    <span aria-hidden="true">P.O.</span>
    <VisuallyHidden>after a play-off</VisuallyHidden>
  </span>
);
