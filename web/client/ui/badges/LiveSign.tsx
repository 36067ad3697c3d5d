import { CloudOff } from "lucide-react";
import * as badge from "./Badge.css.ts";
import * as styles from "./LiveSign.css.ts";

interface Props {
  /** From `useLive`: whether the live connection is lost. */
  readonly isLost: boolean;
}

/** Says "Live", or that updates pause while the figures on screen may be old. */
export const LiveSign = ({ isLost }: Props) => (
  <output className={isLost ? styles.lost : styles.live} data-screen-only="">
    {isLost ? (
      <>
        <CloudOff size={18} aria-hidden="true" />
        Live updates paused - reconnecting...
      </>
    ) : (
      <>
        <span className={styles.dot} aria-hidden="true">
          <span className={badge.pulse} />
        </span>
        Live
      </>
    )}
  </output>
);
