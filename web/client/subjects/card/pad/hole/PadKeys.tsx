import { Ellipsis, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { isPickedUp, type Played, strokesOf } from "../../../../../../domain/golf/played.ts";
import { Figure, NoteMark } from "../../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../../ui/layout.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import { type KeptTaps, keyWord, padRows } from "./keys.ts";
import * as styles from "./PadKeys.css.ts";

interface Props {
  readonly holeNumber: number;
  readonly par: number;
  /** What stands on the hole; null for nothing. */
  readonly played: Played | null;
  /** A verified hole is read-only. */
  readonly isLocked: boolean;
  readonly kept?: KeptTaps | null;
  readonly onPlayed: (played: Played) => void;
  readonly onMore: () => void;
}

/** One tap selects and saves, and the same tap again takes it back. */
export const PadKeys = ({
  holeNumber,
  par,
  played,
  isLocked,
  kept = null,
  onPlayed,
  onMore,
}: Props) => {
  const strokes = strokesOf(played);
  const { under, over, high, more } = padRows(par);
  const hasMore = strokes !== null && more.includes(strokes);
  const pickedUp = played === "conceded" ? played : "pickedUp";
  const keyOf = (choice: number) => (
    <Key
      key={choice}
      value={kept?.textOf(choice)}
      choice={choice}
      par={par}
      isChosen={choice === strokes}
      isLocked={isLocked}
      onPress={() => onPlayed(choice)}
    />
  );
  return (
    <fieldset
      className={styles.pad}
      data-waits-as={kept?.name}
      data-hole={holeNumber}
      aria-label={`Strokes on hole ${holeNumber}, penalty strokes included`}
    >
      <div className={styles.two}>{under.map(keyOf)}</div>
      <div className={styles.one}>{keyOf(par)}</div>
      <div className={styles.three}>{over.map(keyOf)}</div>
      <div className={styles.four}>
        {high.map((choice) => (
          <button
            key={choice}
            value={kept?.textOf(choice)}
            type="button"
            className={styles.low}
            aria-pressed={choice === strokes}
            disabled={isLocked}
            onClick={() => onPlayed(choice)}
          >
            <LowFace spoken={`${choice}, ${keyWord(choice, par)}`} word={keyWord(choice, par)}>
              {choice}
            </LowFace>
          </button>
        ))}
        <button
          value={hasMore ? kept?.textOf(strokes) : undefined}
          type="button"
          className={styles.low}
          aria-pressed={hasMore}
          disabled={isLocked}
          onClick={onMore}
        >
          <LowFace spoken={`More: ${more.join(", ")}`} word="More">
            {hasMore ? strokes : <Ellipsis size={20} />}
          </LowFace>
        </button>
        <button
          value={kept?.textOf(pickedUp)}
          type="button"
          className={styles.low}
          aria-pressed={played !== null && isPickedUp(played)}
          disabled={isLocked}
          onClick={() => onPlayed(pickedUp)}
        >
          <LowFace spoken="Picked up" word="Picked up">
            -
          </LowFace>
        </button>
      </div>
    </fieldset>
  );
};

interface LowFaceProps {
  readonly spoken: string;
  readonly word: string;
  readonly children: ReactNode;
}

/** The visible part of a key, and its name. */
export const LowFace = ({ spoken, word, children }: LowFaceProps) => (
  <>
    <VisuallyHidden>{spoken}</VisuallyHidden>
    <span className={styles.face} aria-hidden="true">
      {children}
      <span className={styles.lowWord}>{word}</span>
    </span>
  </>
);

interface KeyProps {
  /** What `boot.js` keeps of a tap before the page is alive. */
  readonly value: string | undefined;
  readonly choice: number;
  readonly par: number;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

const Key = ({ value, choice, par, isChosen, isLocked, onPress }: KeyProps) => {
  const word = keyWord(choice, par);
  return (
    <button
      value={value}
      type="button"
      className={styles.key}
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={onPress}
    >
      <VisuallyHidden>{`${choice}, ${word}`}</VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        <NoteMark
          strokes={choice}
          par={par}
          isSpoken={false}
          className={joinClasses(styles.mark, choice > par && styles.overMark)}
        />
        <span className={styles.word}>{word}</span>
      </span>
    </button>
  );
};

interface StepperProps {
  /** The name and its singular: "Putts" and "putt". */
  readonly name: string;
  readonly one: string;
  /** Null means not counted yet. */
  readonly value: number | null;
  readonly most: number;
  readonly isLocked: boolean;
  readonly onChange: (value: number) => void;
}

/** A small number with buttons for one more and one fewer. */
export const Stepper = ({ name, one, value, most, isLocked, onChange }: StepperProps) => (
  <fieldset className={styles.stepper} aria-label={name}>
    <span className={styles.stepperName}>{name}</span>
    <button
      type="button"
      className={styles.step}
      aria-label={`One ${one} fewer`}
      disabled={isLocked || value === 0}
      onClick={() => onChange(Math.max(0, (value ?? 0) - 1))}
    >
      <Minus aria-hidden="true" />
    </button>
    <output>
      <Figure className={styles.stepperValue}>{value ?? "-"}</Figure>
    </output>
    <button
      type="button"
      className={styles.step}
      aria-label={`One ${one} more`}
      disabled={isLocked || value === most}
      onClick={() => onChange((value ?? 0) + 1)}
    >
      <Plus aria-hidden="true" />
    </button>
  </fieldset>
);
