import { useState, useSyncExternalStore } from "react";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { numberWord } from "../../../ui/notation.ts";
import * as styles from "../../event/preview/Consequences.css.ts";
import { type Decision, decisionsOf, sharedSentence } from "./decisions.ts";
import { cardName } from "./entry.ts";
import type { GridRow } from "./gridRows.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import type { ScoreEntries } from "./scoreEntries.ts";
import { scoresFor } from "./scoresFor.ts";
import { type ScoresToSave, saveFailureText, useSaveScores } from "./useSaveScores.ts";

interface Props {
  readonly event: Pick<EventDetail, "id" | "status">;
  readonly row: GridRow;
  readonly round: number;
  readonly entries: ScoreEntries;
  readonly nameOf: (playerId: string) => string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Before a correction is saved: what it changes for others, and why it is made. */
export const DecideDialog = ({ event, row, round, entries, nameOf, onClose, onSaved }: Props) => {
  useSyncExternalStore(entries.watch, entries.cards);
  const card = cardName(round, row.playerId);
  const decisions = decisionsOf(entries, card);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const shared = sharedSentence(decisions);
  const chosen = decisions.filter(({ holeNumber }) => !kept.has(holeNumber));

  const finish = ({ decided }: Pick<Decided, "decided">) => {
    entries.drop(card, decided);
    onSaved();
  };
  const { save, isPending, error } = useSaveScores<Decided>(event.id, finish);
  const isRefused = (some: ReadonlyArray<Decision>) =>
    some.some(({ state }) => state === "refused");
  return (
    <ReasonDialog
      eventId={event.id}
      overline={`${row.name}, Round ${round}`}
      title={isRefused(chosen) ? "Save with a Reason" : "Correct Scores"}
      scores={{
        playerId: row.playerId,
        roundNumber: round,
        // Based on the scores that the reader sees while choosing.
        holeScores: scoresFor(
          row.card,
          new Map(chosen.map((one) => [one.holeNumber, seenNow(one)])),
        ),
      }}
      isReasonNeeded={
        event.status === "cancelled" || row.playerStatus !== "playing" || isRefused(decisions)
      }
      nameOf={nameOf}
      submitText="Save"
      pendingText="Saving..."
      isPending={isPending}
      onSave={(body) => {
        const decided = decisions.map(({ holeNumber }) => holeNumber);
        if (body) save({ body, decided });
        else finish({ decided });
      }}
      onClose={onClose}
    >
      {error ? (
        <p role="alert" className={asText({ tone: "error", weight: "label" })}>
          {saveFailureText(error)}
        </p>
      ) : null}
      {shared === null ? null : <p>{shared}</p>}
      <ul className={asStack({ gap: "slat" })}>
        {decisions.map((decision) => (
          <li
            key={decision.holeNumber}
            className={asStack({ gap: 1, padX: 3, padY: 2, ground: "ground", radius: "slot" })}
          >
            <HoleDecision
              decision={decision}
              isSaidAbove={shared !== null && decision.state !== "conflict"}
              isKept={kept.has(decision.holeNumber)}
              onKeep={(isKept) =>
                setKept((before) => withHole(before, decision.holeNumber, isKept))
              }
            />
          </li>
        ))}
      </ul>
    </ReasonDialog>
  );
};

interface Decided {
  readonly body: ScoresToSave;
  /**
   * Also holes where what somebody else has saved is kept. The sheet may show them all before the
   * answer is here, so what was decided is remembered.
   */
  readonly decided: ReadonlyArray<number>;
}

const seenNow = ({ strokes, stored }: Decision) => ({ strokes, basedOn: stored });

const withHole = (holes: ReadonlySet<number>, hole: number, isIn: boolean) => {
  const next = new Set(holes);
  if (isIn) next.add(hole);
  else next.delete(hole);
  return next;
};

interface HoleProps {
  readonly decision: Decision;
  /** Why it was refused stands above all holes. */
  readonly isSaidAbove: boolean;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

const HoleDecision = ({ decision, isSaidAbove, isKept, onKeep }: HoleProps) => {
  const { holeNumber, stored, strokes, state, sentence } = decision;
  const saved = stored === null ? null : numberWord(stored);
  const whileYou = strokes === null ? "emptied it" : `typed ${numberWord(strokes)}`;
  return (
    <>
      <span className={styles.change}>
        {`Hole ${holeNumber}: ${saved ?? "empty"} → ${numberWord(strokes)}`}
      </span>
      {state === "conflict" ? (
        <>
          <span>{sentence ?? `${saved ?? "Nothing"} was saved while you ${whileYou}.`}</span>
          <Checkbox label={`Keep ${saved ?? "it empty"}`} checked={isKept} onChange={onKeep} />
        </>
      ) : sentence === null || isSaidAbove ? null : (
        <span>{sentence}</span>
      )}
    </>
  );
};
