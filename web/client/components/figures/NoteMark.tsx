import { joinClasses } from "../../lib/joinClasses.ts";
import { holeWord, notationOf } from "../../lib/notation.ts";
import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import * as styles from "./NoteMark.css.ts";

interface Props {
  /** Null for a hole that has not been played. */
  readonly strokes: number | null;
  readonly par: number;
  readonly className?: string;
  /** Whether screen readers get the word too; false if the word is shown beside the figure. */
  readonly isSpoken?: boolean;
}

/** A hole score as golfers write it. It scales with the text around it. */
export const NoteMark = ({ strokes, par, className, isSpoken = true }: Props) => {
  if (strokes === null) {
    return <span className={joinClasses(styles.note.none, className)}>-</span>;
  }
  return (
    <span className={joinClasses(styles.note[notationOf(strokes, par)], className)}>
      <span>
        {strokes}
        {isSpoken ? <VisuallyHidden>{`, ${holeWord(strokes, par)}`}</VisuallyHidden> : null}
      </span>
    </span>
  );
};

interface LastHolesProps {
  /** Scores to par, in the order of play. */
  readonly toPar: ReadonlyArray<number>;
}

/** The last holes as small shapes below a name, and as a list for screen readers. */
export const LastHoles = ({ toPar }: LastHolesProps) => {
  const words = toPar.map((score) => holeWord(score, 0)).join(", ");
  return (
    <span className={styles.row}>
      <VisuallyHidden>{`Last ${toPar.length === 1 ? "hole" : `${toPar.length} holes`}: ${words}`}</VisuallyHidden>
      {toPar.map((score, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is only its place in the row
        <span key={index} className={styles.small[notationOf(score, 0)]} aria-hidden="true" />
      ))}
    </span>
  );
};
