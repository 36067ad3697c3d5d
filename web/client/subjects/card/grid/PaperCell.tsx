import { joinClasses } from "../../../ui/joinClasses.ts";
import * as styles from "./PaperCell.css.ts";
import { paperDifference } from "./paper.ts";

interface Props {
  readonly playerName: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The sum of the holes; "NR" where one was picked up. */
  readonly total: number | string | null;
  readonly isReachable: boolean;
  readonly isReadOnly: boolean;
  readonly onText: (text: string) => void;
}

const MAX_DIGITS = 3;

/** A field for the total on the paper card. Only this device keeps it, to check the typed scores. */
export const PaperCell = (props: Props) => {
  const { playerName, row, column, text, total, isReachable, isReadOnly, onText } = props;
  const difference = paperDifference(text, total);
  const isWrong = difference !== null && difference !== 0;
  const note = isWrong ? `off by ${Math.abs(difference)}` : difference === 0 ? "agrees" : null;
  const label = `${playerName}, total on the paper`;
  return (
    <td aria-colindex={column + 2} className={styles.paper}>
      <input
        data-row={row}
        data-column={column}
        aria-label={note ? `${label}, ${note}` : label}
        aria-invalid={isWrong || undefined}
        className={joinClasses(
          styles.paperInput,
          note !== null && styles.paperProven,
          isWrong && styles.paperWrong,
        )}
        value={text}
        onChange={(event) => onText(event.target.value.replace(/\D/g, "").slice(0, MAX_DIGITS))}
        onFocus={(event) => event.target.select()}
        readOnly={isReadOnly}
        inputMode="numeric"
        autoComplete="off"
        tabIndex={isReachable ? 0 : -1}
      />
      {note ? (
        <span className={isWrong ? styles.paperNote : styles.paperRight} aria-hidden="true">
          {note}
        </span>
      ) : null}
    </td>
  );
};
