import { Result } from "effect";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { recordScores } from "../../../../contract/card/scoring.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { readBody } from "../../../form/formErrors.ts";
import { TextField } from "../../../form/TextField.tsx";
import { useForm } from "../../../form/useForm.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../ui/layout.ts";
import { numberWord } from "../../../ui/notation.ts";
import * as styles from "../../event/preview/Consequences.css.ts";
import { Consequences } from "../../event/preview/Consequences.tsx";
import { previewQuery } from "../../event/preview/previewQuery.ts";
import { type Decision, decisionsOf } from "./decisions.ts";
import { cardName } from "./entry.ts";
import type { GridRow } from "./gridRows.ts";
import { scoresFor } from "./scoresFor.ts";
import { useDecide } from "./useDecide.ts";
import type { ScoreEntries } from "./useScoreEntries.ts";

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
  const { store } = entries;
  useSyncExternalStore(store.watch, store.version);
  const card = cardName(round, row.playerId);
  const decisions = decisionsOf(entries, card);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const chosen = decisions.filter(({ holeNumber }) => !kept.has(holeNumber));

  const finish = () => {
    store.drop(
      card,
      decisions.map(({ holeNumber }) => holeNumber),
    );
    onSaved();
  };
  const { save, isPending, refusal } = useDecide(event.id, finish);
  const bodyWith = (reason: string) =>
    readBody(recordScores, {
      playerId: row.playerId,
      roundNumber: round,
      // Based on the scores that the reader sees while choosing.
      holeScores: scoresFor(row.card, new Map(chosen.map((one) => [one.holeNumber, seenNow(one)]))),
      reason,
    });
  const needsReason =
    event.status === "cancelled" ||
    row.playerStatus !== "playing" ||
    decisions.some(({ state }) => state === "refused");
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) =>
      needsReason && chosen.length > 0 && reason.trim() === ""
        ? { reason: "Please enter a reason" }
        : {},
    onSubmit: ({ reason }) => {
      const body = bodyWith(reason);
      if (chosen.length === 0) finish();
      else if (Result.isSuccess(body)) save(body.success);
    },
  });
  useFocusSoon(form.form.ref, "input[name='reason']");
  // The preview writes nothing, so any reason will do.
  const preview = Result.getOrNull(bodyWith("Preview"));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      overline={`${row.name}, Round ${round}`}
      title={
        chosen.some(({ state }) => state === "refused") ? "Save with a Reason" : "Correct Scores"
      }
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Save"
        pendingText="Saving..."
        isPending={isPending}
      >
        <div className={asStack({ gap: 4 })}>
          {refusal === null ? null : (
            <p role="alert" className={asText({ tone: "error", weight: "label" })}>
              {refusal}
            </p>
          )}
          <ul className={asStack({ gap: "slat" })}>
            {decisions.map((decision) => (
              <li
                key={decision.holeNumber}
                className={asStack({ gap: 1, padX: 3, padY: 2, ground: "ground", radius: "slot" })}
              >
                <HoleDecision
                  decision={decision}
                  isKept={kept.has(decision.holeNumber)}
                  onKeep={(isKept) =>
                    setKept((before) => withHole(before, decision.holeNumber, isKept))
                  }
                />
              </li>
            ))}
          </ul>
          {preview === null || chosen.length === 0 ? null : (
            <Consequences
              asked={previewQuery(event.id, preview)}
              nameOf={nameOf}
              corrected={row.playerId}
            />
          )}
          <TextField
            {...form.field("reason")}
            label="Reason"
            hint={
              needsReason
                ? "It is kept in the card's history."
                : "Optional. It is kept in the card's history."
            }
            maxLength={500}
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};

const seenNow = ({ strokes, stored }: Decision) => ({ strokes, basedOn: stored });

const withHole = (holes: ReadonlySet<number>, hole: number, isIn: boolean) => {
  const next = new Set(holes);
  if (isIn) next.add(hole);
  else next.delete(hole);
  return next;
};

interface HoleProps {
  readonly decision: Decision;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

const HoleDecision = ({ decision, isKept, onKeep }: HoleProps) => {
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
      ) : sentence === null ? null : (
        <span>{sentence}</span>
      )}
    </>
  );
};

/**
 * Focuses a field once its dialog is open. Earlier, the dialog could not remember where to return
 * the focus.
 */
const useFocusSoon = (form: RefObject<HTMLElement | null>, selector: string): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(selector)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, selector]);
};
