import { useId } from "react";
import { range } from "../../../../../../domain/golf/range.ts";
import * as fieldStyles from "../../../../form/Field.css.ts";
import { FieldError } from "../../../../form/Field.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asRow } from "../../../../ui/layout.ts";
import * as styles from "./HoleChoice.css.ts";

interface Props {
  readonly legend: string;
  readonly chosen: ReadonlyArray<number>;
  readonly onChange: (holes: ReadonlyArray<number>) => void;
  /** Null while the course is not known; then any hole may be chosen. */
  readonly allowed: ReadonlyArray<number> | null;
  readonly hint: string;
  readonly error?: string | undefined;
}

const all = range(1, 18);

/** The holes of a game, as buttons to toggle. */
export const HoleChoice = ({ legend, chosen, onChange, allowed, hint, error }: Props) => {
  const errorId = useId();
  const offered = allowed ?? all;
  const toggle = (hole: number) =>
    onChange(
      chosen.includes(hole)
        ? chosen.filter((each) => each !== hole)
        : [...chosen, hole].toSorted(byNumber),
    );
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className={fieldStyles.name}>{legend}</legend>
      <div className={styles.holes}>
        {offered.map((hole) => (
          <button
            key={hole}
            type="button"
            className={styles.hole}
            aria-pressed={chosen.includes(hole)}
            aria-label={`Hole ${hole}`}
            onClick={() => toggle(hole)}
          >
            {hole}
          </button>
        ))}
      </div>
      <div className={asRow({ gap: 2, wrap: true })}>
        <Button size="small" variant="quiet" onClick={() => onChange(offered)}>
          All
        </Button>
        <Button size="small" variant="quiet" onClick={() => onChange([])}>
          None
        </Button>
        <span className={fieldStyles.hint}>{hint}</span>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
};

const byNumber = (one: number, other: number) => one - other;
