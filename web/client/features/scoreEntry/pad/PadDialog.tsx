import { lazy, Suspense, useEffect } from "react";
import { onFirstInput } from "../../../lib/onFirstInput.ts";

const loadMore = async () => {
  const { MoreDialog: Dialog } = await import("./MoreDialog.tsx");
  return { default: Dialog };
};
const loadNotes = async () => {
  const { NotesDialog: Dialog } = await import("./NotesDialog.tsx");
  return { default: Dialog };
};

// Most holes need no dialog, and the first one should load little code.
const MoreDialog = lazy(loadMore);
const NotesDialog = lazy(loadNotes);

export type OpenDialog = "more" | "notes" | null;

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

/** The open dialog over the pad: rare scores, or notes. */
export const PadDialog = ({ open, notes, onNotes, strokes, onStrokes, par, ...hole }: Props) => {
  // Loaded early, because there may be no network when it is needed.
  useEffect(
    () => onFirstInput(() => void Promise.all([loadMore(), loadNotes()]).catch(() => undefined)),
    [],
  );
  if (open === null) return null;
  return (
    <Suspense>
      {open === "more" ? (
        <MoreDialog {...hole} par={par} strokes={strokes} onStrokes={onStrokes} />
      ) : (
        <NotesDialog {...hole} notes={notes} onSave={onNotes} />
      )}
    </Suspense>
  );
};
