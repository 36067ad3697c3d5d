import { Ellipsis } from "lucide-react";
import { NoteMark } from "../../../components/figures/NoteMark.tsx";
import { joinClasses } from "../../../lib/joinClasses.ts";
import * as styles from "./PadKeys.css.ts";
import { keyWord, padRows } from "./padRows.ts";

interface Props {
  readonly holeNumber: number;
  readonly par: number;
  /** What is entered, or null. */
  readonly strokes: number | null;
  /** A verified hole can only be looked at. */
  readonly isLocked: boolean;
  readonly onStrokes: (strokes: number) => void;
  readonly onMore: () => void;
}

/** One tap selects and saves. */
export const PadKeys = ({ holeNumber, par, strokes, isLocked, onStrokes, onMore }: Props) => {
  const { under, over, high, more } = padRows(par);
  const hasMore = strokes !== null && more.includes(strokes);
  const keyOf = (choice: number) => (
    <Key
      key={choice}
      choice={choice}
      par={par}
      isChosen={choice === strokes}
      isLocked={isLocked}
      onPress={() => onStrokes(choice)}
    />
  );
  return (
    <fieldset
      className={styles.pad}
      aria-label={`Strokes on hole ${holeNumber}, penalty strokes included`}
    >
      <div className={styles.two}>{under.map(keyOf)}</div>
      <div className={styles.one}>{keyOf(par)}</div>
      <div className={styles.three}>{over.map(keyOf)}</div>
      <div className={styles.three}>
        {high.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.low}
            aria-label={`${choice}, ${keyWord(choice, par)}`}
            aria-pressed={choice === strokes}
            disabled={isLocked}
            onClick={() => onStrokes(choice)}
          >
            {choice}
            <span className={styles.lowWord}>{keyWord(choice, par)}</span>
          </button>
        ))}
        <button
          type="button"
          className={styles.low}
          aria-label={`More: ${more.join(", ")}`}
          aria-pressed={hasMore}
          disabled={isLocked}
          onClick={onMore}
        >
          {hasMore ? strokes : <Ellipsis size={20} aria-hidden="true" />}
          <span className={styles.lowWord}>More</span>
        </button>
      </div>
    </fieldset>
  );
};

interface KeyProps {
  readonly choice: number;
  readonly par: number;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

const Key = ({ choice, par, isChosen, isLocked, onPress }: KeyProps) => {
  const word = keyWord(choice, par);
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={`${choice}, ${word}`}
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={onPress}
    >
      <NoteMark
        strokes={choice}
        par={par}
        isSpoken={false}
        className={joinClasses(styles.mark, choice > par && styles.overMark)}
      />
      <span className={styles.word}>{word}</span>
    </button>
  );
};
