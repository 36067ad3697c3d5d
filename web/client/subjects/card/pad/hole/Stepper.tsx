import { Minus, Plus } from "lucide-react";
import { Figure } from "../../../../ui/figures/Figure.tsx";
import * as styles from "./Stepper.css.ts";

interface Props {
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
export const Stepper = ({ name, one, value, most, isLocked, onChange }: Props) => (
  <fieldset className={styles.stepper} aria-label={name}>
    <span className={styles.name}>{name}</span>
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
      <Figure className={styles.value}>{value ?? "-"}</Figure>
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
