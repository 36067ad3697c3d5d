import { joinClasses } from "../../lib/joinClasses.ts";
import { holeWord, notationOf } from "../../lib/notation.ts";
import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import * as styles from "./NoteMark.css.ts";

interface Props {
  /** Null for a hole that has not been played. */
  readonly strokes: number | null;
  readonly par: number;
  readonly className?: string;
  /** Read out behind the figure; false where the word stands beside it anyway. */
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
  /** In the order they were played. */
  readonly holes: ReadonlyArray<{
    readonly holeNumber: number;
    readonly strokes: number;
    readonly par: number;
  }>;
}

/** The last holes as small shapes below a name, and as a list for the ear. */
export const LastHoles = ({ holes }: LastHolesProps) => {
  const words = holes.map(({ strokes, par }) => holeWord(strokes, par)).join(", ");
  return (
    <span className={styles.row}>
      <VisuallyHidden>{`Last ${holes.length} holes: ${words}`}</VisuallyHidden>
      {holes.map(({ holeNumber, strokes, par }) => (
        <span
          key={holeNumber}
          className={styles.small[notationOf(strokes, par)]}
          aria-hidden="true"
        />
      ))}
    </span>
  );
};
