import { lazy, Suspense, useEffect } from "react";
import { onFirstInput } from "../../../lib/onFirstInput.ts";
import type { BothPickedUp } from "../match/ownMatches.ts";

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

const loadConceded = async () => {
  const { ConcededDialog: Dialog } = await import("../match/ConcededDialog.tsx");
  return { default: Dialog };
};
const ConcededDialog = lazy(loadConceded);

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
      onFirstInput(
        () => void Promise.all([loadMore(), loadNotes(), loadConceded()]).catch(() => undefined),
      ),
    [],
  );
  if (open === null) return null;
  return (
    <Suspense>
      {open === "more" ? (
        <MoreDialog {...hole} par={par} strokes={strokes} onStrokes={onStrokes} />
      ) : null}
      {open === "notes" ? <NotesDialog {...hole} notes={notes} onSave={onNotes} /> : null}
      {typeof open === "object" ? <ConcededDialog asked={open} onClose={hole.onClose} /> : null}
    </Suspense>
  );
};
