import * as styles from "./SideGames.css.ts";

/** Marks the reader's own name, also for screen readers. */
export const You = () => (
  <>
    {" "}
    <span className={styles.you}>You</span>
  </>
);
