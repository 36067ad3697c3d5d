import { useEffect } from "react";
import { onFirstInput } from "../../../../device/onFirstInput.ts";
import { loadable } from "../../../../ui/loadable.tsx";
import type { BothPickedUp } from "../match/useMatchOnHole.ts";

// Most holes need no dialog, and the first one should load little code.
const more = loadable(async () => {
  const { MoreDialog: Dialog } = await import("./MoreDialog.tsx");
  return { default: Dialog };
});
const notesOf = loadable(async () => {
  const { NotesDialog: Dialog } = await import("./NotesDialog.tsx");
  return { default: Dialog };
});
const conceded = loadable(async () => {
  const { ConcededDialog: Dialog } = await import("../match/ConcededDialog.tsx");
  return { default: Dialog };
});

/** Rare scores, notes, or the question who conceded the hole. */
export type OpenDialog = "more" | "notes" | BothPickedUp | null;

interface Props {
  readonly open: OpenDialog;
  readonly holeNumber: number;
  readonly par: number;
  readonly strokes: number | null;
  readonly notes: string | null;
  readonly onStrokes: (strokes: number) => void;
  readonly onNotes: (notes: string | null) => void;
  readonly onClose: () => void;
}

/** The open dialog over the pad. */
export const PadDialog = ({ open, notes, onNotes, strokes, onStrokes, par, ...hole }: Props) => {
  // Loaded early, because there may be no network when it is needed.
  useEffect(
    () =>
      onFirstInput(() => {
        const dialogs = [more, notesOf, conceded];
        void Promise.all(dialogs.map(({ load }) => load())).catch(() => undefined);
      }),
    [],
  );
  if (open === null) return null;
  return (
    <>
      {open === "more" ? (
        <more.Component {...hole} par={par} strokes={strokes} onStrokes={onStrokes} />
      ) : null}
      {open === "notes" ? <notesOf.Component {...hole} notes={notes} onSave={onNotes} /> : null}
      {typeof open === "object" ? <conceded.Component asked={open} onClose={hole.onClose} /> : null}
    </>
  );
};
