import { Ground } from "../../ui/drawings/Ground.tsx";
import * as styles from "./Profile.css.ts";

interface Props {
  readonly seed: string;
}

/** The player's own drawing behind the header. */
export const ProfileArt = ({ seed }: Props) => (
  <div className={styles.art}>
    <Ground seed={seed} shows="land" width={1280} height={112} levels={12} />
  </div>
);
