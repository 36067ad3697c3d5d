import { Check, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useOnline } from "../../../data/serverContact.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { numberWord } from "../../../ui/notation.ts";
import { scoresText } from "../unsent/unsentScores.ts";
import { type Decision, decisionsOf, unsavedIn } from "./decisions.ts";
import { cardName } from "./entry.ts";
import type { GridRow } from "./gridRows.ts";
import * as styles from "./ScoreSheet.css.ts";
import type { ScoreEntries } from "./scoreEntries.ts";

interface Props {
  readonly rows: ReadonlyArray<GridRow>;
  readonly round: number;
  readonly entries: ScoreEntries;
  readonly atWork: string | null;
  /** Opens the question; the hole is the first one that it is about. */
  readonly onDecide: (playerId: string, holeNumber: number) => void;
}

/** Below the grid: scores to decide about, scores not sent yet, or that all is saved. */
export const GridDock = ({ rows, round, entries, atWork, onDecide }: Props) => {
  const cards = useSyncExternalStore(entries.watch, entries.cards);
  const isOnline = useOnline();
  const asked = rows
    .map((row) => ({ row, decisions: decisionsOf(entries, cardName(round, row.playerId)) }))
    .filter(({ decisions }) => decisions.length > 0);
  const first = asked.find(({ row }) => row.playerId === atWork) ?? asked[0];
  if (first) {
    const { row, decisions } = first;
    const others = asked.length - 1;
    return (
      <div className={styles.dockAsks}>
        <TriangleAlert size={20} aria-hidden="true" />
        <output className={styles.dockText}>
          {`${row.name}: ${decisionText(decisions)}${others > 0 ? `; and ${others} more` : ""}`}
        </output>
        <Button
          variant="line"
          size="small"
          onClick={() =>
            entries.drop(
              cardName(round, row.playerId),
              decisions.map(({ holeNumber }) => holeNumber),
            )
          }
        >
          Take back
        </Button>
        <Button size="small" onClick={() => onDecide(row.playerId, decisions[0]?.holeNumber ?? 1)}>
          Review
        </Button>
      </div>
    );
  }

  const { pending, undecided, rounds } = unsavedIn(cards);
  if (pending === 0 && undecided > 0) {
    return (
      <div className={styles.dockAsks}>
        <TriangleAlert size={20} aria-hidden="true" />
        <output className={styles.dockText}>
          {`${scoresText(undecided)} of ${roundsText(rounds)} ${undecided === 1 ? "is" : "are"} not saved: open the round to decide.`}
        </output>
      </div>
    );
  }
  return (
    <div className={styles.dock}>
      {pending === 0 ? (
        <Check size={20} aria-hidden="true" />
      ) : isOnline ? (
        <CloudUpload size={20} aria-hidden="true" />
      ) : (
        <CloudOff size={20} aria-hidden="true" />
      )}
      <output className={styles.dockText}>
        {pending === 0
          ? "All scores are saved."
          : isOnline
            ? `Saving ${scoresText(pending)}...`
            : `No connection: ${scoresText(pending)} kept on this device, and sent when the line is back.`}
      </output>
    </div>
  );
};

const roundsText = (rounds: ReadonlyArray<number>) =>
  `${rounds.length === 1 ? "round" : "rounds"} ${rounds.join(" and ")}`;

const decisionText = (decisions: ReadonlyArray<Decision>): string => {
  const [first] = decisions;
  const conflict = decisions.find(({ state }) => state === "conflict");
  if (conflict) {
    const { holeNumber, strokes, stored } = conflict;
    const did = strokes === null ? "you emptied it" : `you typed ${numberWord(strokes)}`;
    return `on hole ${holeNumber} ${did}, and ${savedWord(stored)} was saved meanwhile`;
  }
  const refused = decisions.find(({ state }) => state === "refused");
  if (refused) return refused.sentence ?? "the scores were refused";
  if (decisions.length > 1) return `${decisions.length} corrections are not saved yet`;
  if (!first) return "";
  const { holeNumber, stored, strokes } = first;
  const after = strokes === null ? "empty" : numberWord(strokes);
  return `correction of hole ${holeNumber} from ${savedWord(stored)} to ${after} is not saved yet`;
};

const savedWord = (stored: number | null) => (stored === null ? "nothing" : numberWord(stored));
