import { CloudUpload, PencilLine, TriangleAlert } from "lucide-react";
import { joinClasses } from "../../../ui/layout.ts";
import { notationOf, pickedUpWord, takenBackWord } from "../../../ui/notation.ts";
import type { Cell, CellState } from "./entry.ts";
import * as styles from "./GridCells.css.ts";
import type { GridHole } from "./gridRows.ts";
import { paperDifference } from "./paper.ts";
import { pickedUpKey } from "./typing.ts";

interface Props {
  readonly hole: GridHole;
  readonly playerName: string;
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
  /** True for a 1 that may still become 10, 11 or 12. */
  readonly isOpenOne: boolean;
  readonly isReachable: boolean;
  readonly isReadOnly: boolean;
  readonly onText: (text: string) => void;
}

const PICKED_UP = 0;

const words: Readonly<Record<CellState, string>> = {
  empty: "",
  saved: "",
  waiting: "waits to be sent",
  saving: "is being saved",
  correction: "correction, not saved yet",
  refused: "was refused",
  conflict: "somebody else saved another score meanwhile",
};

const signs: Partial<Record<CellState, typeof CloudUpload>> = {
  waiting: CloudUpload,
  correction: PencilLine,
  refused: TriangleAlert,
  conflict: TriangleAlert,
};

/** One hole of one player: a figure to type over, with the shape golfers draw around it. */
export const HoleCell = ({
  hole: { holeNumber, par, strokesReceived },
  playerName,
  row,
  column,
  cell: { shown, state },
  isOpenOne,
  isReachable,
  isReadOnly,
  onText,
}: Props) => {
  const isPickedUp = shown === PICKED_UP;
  const isPlain = state === "saved" || state === "saving" || state === "waiting";
  const notation =
    shown === null || isPickedUp || isOpenOne || !isPlain ? null : notationOf(shown, par);
  const Sign = signs[state];
  const isYellow = state === "correction" || state === "conflict";
  const label = [
    `${playerName}, hole ${holeNumber}, par ${par}`,
    isPickedUp ? pickedUpWord : shown === null && state !== "empty" ? takenBackWord : "",
    words[state],
  ].filter((word) => word !== "");
  return (
    <td aria-colindex={column + 2} className={styles.cell}>
      <input
        data-row={row}
        data-column={column}
        data-state={state}
        aria-label={label.join(", ")}
        aria-invalid={state === "refused" || state === "conflict" || undefined}
        className={joinClasses(
          styles.input,
          notation === null ? null : styles.tone[notation],
          styles.state[state],
        )}
        value={isOpenOne ? "1" : isPickedUp ? pickedUpKey : (shown ?? "")}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        readOnly={isReadOnly}
        inputMode="numeric"
        autoComplete="off"
        tabIndex={isReachable ? 0 : -1}
      />
      {notation === null || notation === "level" ? null : (
        <span className={styles.shapes[notation]} aria-hidden="true" />
      )}
      {strokesReceived === null || strokesReceived === 0 ? null : (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: Math.min(Math.abs(strokesReceived), 3) }, (_, index) => (
            <span key={index} className={styles.dot} />
          ))}
        </span>
      )}
      {Sign ? (
        <span className={isYellow ? styles.signOnCaution : styles.sign} aria-hidden="true">
          <Sign size={12} />
        </span>
      ) : null}
    </td>
  );
};

interface PaperCellProps {
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
export const PaperCell = (props: PaperCellProps) => {
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
