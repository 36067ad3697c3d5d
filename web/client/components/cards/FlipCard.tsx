import { type ReactNode, useState } from "react";
import { joinClasses } from "../../lib/joinClasses.ts";
import * as styles from "./FlipCard.css.ts";

interface Props {
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** At the foot of each face: "Stats →" and "← Card". */
  readonly frontHint?: string;
  readonly backHint?: string;
  readonly className?: string;
}

/** A card with two faces: one button that turns it over. Only text and pictures inside. */
export const FlipCard = ({ front, back, frontHint, backHint, className }: Props) => {
  const [isTurned, setTurned] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the face in sight names it.
    <button
      type="button"
      className={joinClasses(styles.card, className)}
      aria-pressed={isTurned}
      onClick={() => setTurned(!isTurned)}
    >
      <span className={styles.turning}>
        <span className={styles.front}>
          {front}
          <TurnHint text={frontHint} />
        </span>
        <span className={styles.back}>
          {back}
          <TurnHint text={backHint} />
        </span>
      </span>
    </button>
  );
};

/** Paper cannot be turned. */
const TurnHint = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span className={styles.turnHint} data-screen-only="">
      {text}
    </span>
  );
