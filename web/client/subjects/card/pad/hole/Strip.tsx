import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { Figure, toneOf } from "../../../../ui/figures/Figure.tsx";
import { PickedUp } from "../../../../ui/figures/NoteMark.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { playedWord } from "../../../../ui/notation.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import type { RoundCard } from "../roundCard.ts";
import * as styles from "./Strip.css.ts";

interface Props {
  readonly card: RoundCard;
  /** Whose it is: "My card". */
  readonly name: string;
  readonly current: HoleNumber;
  readonly onHole: (holeNumber: HoleNumber) => void;
}

/** The whole card, nine holes in a line; pressing a hole goes there. */
export const Strip = ({ card: { holes, entered, disputed }, name, current, onHole }: Props) => (
  <ol className={styles.strip} aria-label={`${name}, holes 1 to ${holes.length}`}>
    {holes.map(({ holeNumber, par }) => {
      const score = entered.get(holeNumber);
      const isCurrent = holeNumber === current;
      return (
        <li key={holeNumber} className={asStack({ shrinks: true })}>
          <button
            type="button"
            className={isCurrent ? styles.current : styles.hole}
            aria-current={isCurrent ? "step" : undefined}
            onClick={() => onHole(holeNumber)}
          >
            <span className={styles.number}>
              <VisuallyHidden>Go to hole </VisuallyHidden>
              {holeNumber}
            </span>
            {score === undefined ? (
              <span className={styles.strokes} aria-hidden="true">
                ·
              </span>
            ) : (
              <Figure
                className={styles.strokes}
                tone={isCurrent ? "plain" : toneOf(score.strokes && score.strokes - par)}
              >
                <VisuallyHidden>, </VisuallyHidden>
                {score.strokes ?? <PickedUp isSpoken={false} />}
                {disputed.has(holeNumber) ? <span aria-hidden="true">?</span> : null}
                <VisuallyHidden>
                  {`, ${playedWord(score.strokes, par)}${disputed.has(holeNumber) ? ", disputed" : ""}`}
                </VisuallyHidden>
              </Figure>
            )}
          </button>
        </li>
      );
    })}
  </ol>
);
