import type { SheetCard } from "../../../lib/scoreSheetQuery.ts";
import type { Entry } from "./entry.ts";

/**
 * The body for these holes. Putts, penalties and notes of the card stay, because they are not typed
 * here. The strokes that the writer saw are sent too, so that the server detects conflicts.
 */
export const scoresFor = (
  card: Pick<SheetCard, "scores"> | undefined,
  holes: ReadonlyMap<number, Pick<Entry, "strokes" | "basedOn">>,
) =>
  [...holes].map(([holeNumber, { strokes, basedOn }]) => {
    const known = card?.scores.find((score) => score.holeNumber === holeNumber);
    return {
      holeNumber,
      strokes,
      basedOn,
      putts: known?.putts ?? null,
      penalties: known?.penalties ?? 0,
      notes: known?.notes ?? null,
    };
  });
