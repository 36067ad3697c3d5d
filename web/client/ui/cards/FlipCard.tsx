import { type ReactNode, useState } from "react";
import { joinClasses } from "../layout.ts";
import * as styles from "./FlipCard.css.ts";

interface Props {
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** Shown at the foot of each face: "Stats →" and "← Card". */
  readonly frontHint?: string;
  readonly backHint?: string;
  /** Called before the back becomes visible. */
  readonly onTurn?: () => void;
  readonly className?: string;
}

/** A card with two faces. It is one button, so it may hold only text and pictures. */
export const FlipCard = ({ front, back, frontHint, backHint, onTurn, className }: Props) => {
  const [isTurned, setTurned] = useState(false);
  const turn = () => {
    if (!isTurned) onTurn?.();
    setTurned(!isTurned);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the face in sight names it.
    <button
      type="button"
      className={joinClasses(styles.card, className)}
      aria-pressed={isTurned}
      onClick={turn}
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

/** Hints to turn the card are not printed. */
const TurnHint = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span className={styles.turnHint} data-screen-only="">
      {text}
    </span>
  );
