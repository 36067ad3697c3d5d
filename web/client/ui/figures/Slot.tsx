import { useEffect, useRef, useState } from "react";
import { joinClasses } from "../layout.ts";
import { figure } from "../theme/theme.css.ts";
import * as tones from "./Figure.css.ts";
import type { Tone } from "./Figure.tsx";
import * as styles from "./Slot.css.ts";

interface Props {
  /** Shown as it is: "-4", "E", "+3", "30 pts". */
  readonly text: string;
  readonly tone?: Tone;
  readonly className?: string;
}

/** A figure of the board. When it changes it drops in from above and is bright for a while. */
export const Slot = ({ text, tone = "plain", className }: Props) => {
  const hasChanged = useJustChanged(text);
  return (
    <span
      className={joinClasses(
        styles.slot,
        figure,
        tones.tone[tone],
        hasChanged && styles.changed,
        className,
      )}
    >
      <span key={text} className={hasChanged ? styles.falling : undefined}>
        {text}
      </span>
    </span>
  );
};

const SHOWN_FOR = 1600;

/** True for a moment after the value has changed; the initial value does not count. */
const useJustChanged = (value: unknown): boolean => {
  const known = useRef(value);
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    setChanges((before) => before + 1);
  }, [value]);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => setChanges(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [changes]);

  return changes > 0;
};
