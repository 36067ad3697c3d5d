import { DialogForm } from "../../../../form/DialogForm.tsx";
import { TextAreaField } from "../../../../form/Field.tsx";
import { useForm } from "../../../../form/useForm.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import type { BothPickedUp } from "../match/useMatchOnHole.ts";
import { keyWord, padRows } from "./keys.ts";
import * as styles from "./PadKeys.css.ts";
import { LowFace } from "./PadKeys.tsx";

/** Rare scores, notes, or the question who conceded the hole. */
export type OpenDialog = "more" | "notes" | BothPickedUp;

export interface PadDialogProps {
  readonly open: OpenDialog;
  readonly holeNumber: number;
  readonly par: number;
  readonly strokes: number | null;
  readonly notes: string | null;
  readonly onStrokes: (strokes: number) => void;
  readonly onNotes: (notes: string | null) => void;
  readonly onClose: () => void;
}

const PadDialogs = ({ open, ...hole }: PadDialogProps) => {
  if (open === "more") return <MoreDialog {...hole} />;
  if (open === "notes") return <NotesDialog {...hole} />;
  return <ConcededDialog asked={open} onClose={hole.onClose} />;
};

export default PadDialogs;

type Of<Key extends keyof PadDialogProps> = Pick<PadDialogProps, Key | "holeNumber" | "onClose">;

/** The rare scores that have no key of their own. */
const MoreDialog = ({
  holeNumber,
  par,
  strokes,
  onStrokes,
  onClose,
}: Of<"par" | "strokes" | "onStrokes">) => (
  <Dialog isOpen onClose={onClose} title={`Hole ${holeNumber}`}>
    <DialogBody>
      <fieldset className={styles.keys} aria-label="More strokes">
        {padRows(par).more.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.moreKey}
            aria-pressed={choice === strokes}
            onClick={() => onStrokes(choice)}
          >
            <LowFace spoken={`${choice}, ${keyWord(choice, par)}`} word={keyWord(choice, par)}>
              {choice}
            </LowFace>
          </button>
        ))}
      </fieldset>
    </DialogBody>
  </Dialog>
);

const MAXIMUM_LENGTH = 500;

/** The player's notes about a hole. */
const NotesDialog = ({ holeNumber, notes, onNotes, onClose }: Of<"notes" | "onNotes">) => {
  const form = useForm({
    initial: { notes: notes ?? "" },
    onSubmit: (values) => onNotes(values.notes.trim() === "" ? null : values.notes),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Notes on hole ${holeNumber}`}>
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText="Save Notes"
        pendingText="Saving..."
        isPending={false}
      >
        <TextAreaField label="Notes" maxLength={MAXIMUM_LENGTH} rows={4} {...form.field("notes")} />
      </DialogForm>
    </Dialog>
  );
};

interface ConcededProps {
  readonly asked: BothPickedUp;
  readonly onClose: () => void;
}

/** Both sides of a match have picked up: the hole is halved, unless one of them conceded it. */
const ConcededDialog = ({ asked: { holeNumber, choices }, onClose }: ConcededProps) => {
  const names = choices.map(({ name }) => name).join(" or ");
  return (
    <Dialog isOpen onClose={onClose} title={`Halved, or conceded by ${names}?`}>
      <DialogBody>
        <p
          className={asText({ bottom: 3 })}
        >{`Both sides have picked up on hole ${holeNumber}.`}</p>
        <div className={asStack({ gap: 2 })}>
          <Button onClick={onClose}>Halved</Button>
          {choices.map(({ name, concede }) => (
            <Button
              key={name}
              variant="line"
              onClick={() => {
                concede();
                onClose();
              }}
            >
              {`Conceded by ${name}`}
            </Button>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
};
