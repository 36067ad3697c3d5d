import { joinClasses } from "../../../ui/joinClasses.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
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
