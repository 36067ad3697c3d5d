import { VisuallyHidden } from "../../../components/overlays/VisuallyHidden.tsx";
import { joinClasses } from "../../../lib/joinClasses.ts";
import * as styles from "./PlayedOff.css.ts";

interface Props {
  readonly className?: string;
}

/** Marks a place that was decided by a play-off. */
export const PlayedOff = ({ className }: Props) => (
  <span className={joinClasses(styles.playedOff, className)}>
    <span aria-hidden="true">P.O.</span>
    <VisuallyHidden>after a play-off</VisuallyHidden>
  </span>
);
