import { type FormEvent, type ReactNode, useRef } from "react";
import { inOneNumber } from "../../../../../domain/golf/played.ts";
import { showError } from "../../../data/errorToast.ts";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { useUnsaved } from "../../../form/useUnsaved.ts";
import { asText } from "../../../ui/layout.ts";
import { scoreOn } from "../grid/scoresFor.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import type { Draft } from "./drafts.ts";
import * as styles from "./HoleGrid.css.ts";
import { HoleGrid } from "./HoleGrid.tsx";
import { editedHoles, type HoleEdit, type HoleToEnter, type scoreOf } from "./holeEdits.ts";

interface Props {
  readonly holes: ReadonlyArray<HoleToEnter>;
  /** Shown if there are no holes: why, or that they are loading. */
  readonly insteadOfHoles: ReactNode;
  /** What has been entered so far. */
  readonly card: SheetCard | undefined;
  readonly draft: Draft;
  /** Whether anything waits to be saved, also for another card. */
  readonly isTyped: boolean;
  readonly onType: (draft: Draft) => void;
  /** Null until a player is chosen. */
  readonly onSave: ((scores: ReadonlyArray<SeenScore>) => void) | null;
  readonly onPlayerMissed: () => void;
  readonly isPending: boolean;
  readonly onClose: () => void;
  /** The fields that choose the card. */
  readonly children: ReactNode;
  /** What else can be done with the card. */
  readonly foot: ReactNode;
}

/** A score, and what its writer saw on the hole: 0 for picked up, null for nothing. */
type SeenScore = ReturnType<typeof scoreOf> & { readonly basedOn: number | null };

const FRONT = 9;

/** The holes of one card, and why they are entered by an administrator. */
export const HolesForm = ({
  holes,
  insteadOfHoles,
  card,
  draft,
  isTyped,
  onType,
  onSave,
  onPlayerMissed,
  isPending,
  onClose,
  children,
  foot,
}: Props) => {
  const { edited, scores, errorCount } = editedHoles(holes, card, draft.edits);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, isTyped);
  const strokesOn = (holeNumber: number) => inOneNumber(scoreOn(card, holeNumber));
  const seenOn = (holeNumber: number) => {
    const seen = draft.seen?.get(holeNumber);
    return seen === undefined ? strokesOn(holeNumber) : seen;
  };
  const change = (holeNumber: number, edit: HoleEdit) => {
    const seen = draft.seen?.has(holeNumber)
      ? draft.seen
      : new Map(draft.seen).set(holeNumber, strokesOn(holeNumber));
    onType({ ...draft, seen, edits: new Map(draft.edits).set(holeNumber, edit) });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSave === null) {
      onPlayerMissed();
      showError("Please select a player");
      form.current?.querySelector("select")?.focus();
    } else if (holes.length === 0) {
      showError("There are no holes to enter scores for");
    } else if (scores.length === 0) {
      showError("Please enter scores for at least one hole");
    } else if (errorCount > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    } else {
      onSave(scores.map((score) => ({ ...score, basedOn: seenOn(score.holeNumber) })));
    }
  };

  const front = edited.filter(({ hole }) => hole.holeNumber <= FRONT);
  const back = edited.filter(({ hole }) => hole.holeNumber > FRONT);
  return (
    <DialogForm
      form={{
        form: { ref: form, onSubmit: submit, noValidate: true },
        ...{ errorCount, failure: null },
      }}
      onCancel={onClose}
      submitText="Save Scores"
      pendingText="Saving..."
      isPending={isPending}
    >
      <div className={styles.form}>
        {children}
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.4 })}>
          Strokes include penalty strokes; 0 means picked up. Only the holes you touch are saved:
          what stays empty in them becomes par, 2 putts and no penalty. Empty the strokes of a saved
          hole to take it back.
        </p>
        {holes.length > 0 ? (
          <HoleGrid name="Front Nine" holes={front} onChange={change} />
        ) : (
          insteadOfHoles
        )}
        {back.length > 0 ? <HoleGrid name="Back Nine" holes={back} onChange={change} /> : null}
        <TextField
          label="Reason"
          hint="Optional. It is kept in the card's history."
          value={draft.reason}
          onChange={(reason) => onType({ ...draft, reason })}
          maxLength={500}
        />
        {foot}
      </div>
    </DialogForm>
  );
};
