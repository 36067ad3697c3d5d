import * as styles from "./SideGames.css.ts";

/** Behind the reader's own name, and a word of its own also for the ear. */
export const You = () => (
  <>
    {" "}
    <span className={styles.you}>You</span>
  </>
);
