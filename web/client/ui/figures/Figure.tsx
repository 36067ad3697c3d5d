import type { ReactNode } from "react";
import { joinClasses } from "../layout.ts";
import { holeWord, notationOf, pickedUpWord, playedWord } from "../notation.ts";
import { VisuallyHidden } from "../overlays/VisuallyHidden.tsx";
import { figure } from "../theme/theme.css.ts";
import * as styles from "./Figure.css.ts";

export type Tone = "under" | "par" | "over" | "money" | "up" | "plain";

/** The colour of a score to par; null is a score that is not there. */
export const toneOf = (toPar: number | null): Tone => {
  if (toPar === null || toPar > 0) return "over";
  return toPar < 0 ? "under" : "par";
};

interface Props {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly size?: "sm" | "md" | "lg" | "xl" | "inherit";
  readonly className?: string;
}

/** A score, total, place, sum or time in narrow, heavy digits of equal width. */
export const Figure = ({ children, tone = "plain", size = "inherit", className }: Props) => (
  <span className={joinClasses(figure, styles.tone[tone], styles.size[size], className)}>
    {children}
  </span>
);

interface NoteMarkProps {
  /** Null for a hole without a score. */
  readonly strokes: number | null;
  readonly par: number;
  /** The hole was played without a score, so screen readers are told so. */
  readonly isPickedUp?: boolean;
  readonly className?: string;
  /** Whether screen readers get the word too; false if the word is shown beside the figure. */
  readonly isSpoken?: boolean;
}

/** A hole score as golfers write it. It scales with the text around it. */
export const NoteMark = ({
  strokes,
  par,
  isPickedUp,
  className,
  isSpoken = true,
}: NoteMarkProps) => {
  if (strokes === null) {
    return (
      <span className={joinClasses(styles.note.none, className)}>
        {isPickedUp ? <PickedUp isSpoken={isSpoken} /> : "-"}
      </span>
    );
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

/** The "-" of a hole that was picked up, with a word for screen readers. */
export const PickedUp = ({ isSpoken = true }: Pick<NoteMarkProps, "isSpoken">) => (
  <>
    <span aria-hidden="true">-</span>
    {isSpoken ? <VisuallyHidden>{pickedUpWord}</VisuallyHidden> : null}
  </>
);

interface LastHolesProps {
  /** Scores to par, in the order of play; null for a hole that was picked up. */
  readonly toPar: ReadonlyArray<number | null>;
}

/** The last holes as small shapes below a name, and as a list for screen readers. */
export const LastHoles = ({ toPar }: LastHolesProps) => {
  const words = toPar.map((score) => playedWord(score, 0)).join(", ");
  return (
    <span className={styles.row}>
      <VisuallyHidden>{`Last ${toPar.length === 1 ? "hole" : `${toPar.length} holes`}: ${words}`}</VisuallyHidden>
      {toPar.map((score, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is only its place in the row
        <span key={index} className={styles.small[smallOf(score)]} aria-hidden="true" />
      ))}
    </span>
  );
};

const smallOf = (score: number | null) => (score === null ? "none" : notationOf(score, 0));
