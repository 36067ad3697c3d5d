import { Figure, toneOf } from "../../../components/figures/Figure.tsx";
import { VisuallyHidden } from "../../../components/overlays/VisuallyHidden.tsx";
import { holeWord } from "../../../lib/notation.ts";
import type { RoundCard } from "../roundCard.ts";
import * as styles from "./Strip.css.ts";

interface Props {
  readonly card: RoundCard;
  readonly current: number;
}

/** The whole card in one line, to look at; the card itself is where holes are chosen. */
export const Strip = ({ card: { holes, entered }, current }: Props) => (
  <ol className={styles.strip} aria-label={`My card, holes 1 to ${holes.length}`}>
    {holes.map(({ holeNumber, par }) => {
      const strokes = entered.get(holeNumber)?.strokes;
      const isCurrent = holeNumber === current;
      return (
        <li
          key={holeNumber}
          className={isCurrent ? styles.current : styles.hole}
          aria-current={isCurrent ? "step" : undefined}
        >
          <span className={styles.number}>
            <VisuallyHidden>Hole </VisuallyHidden>
            {holeNumber}
          </span>
          {strokes === undefined ? (
            <span className={styles.strokes} aria-hidden="true">
              ·
            </span>
          ) : (
            <Figure className={styles.strokes} tone={isCurrent ? "plain" : toneOf(strokes - par)}>
              {strokes}
              <VisuallyHidden>{`, ${holeWord(strokes, par)}`}</VisuallyHidden>
            </Figure>
          )}
        </li>
      );
    })}
  </ol>
);
