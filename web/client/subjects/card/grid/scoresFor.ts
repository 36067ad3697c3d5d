import { fromOneNumber } from "../../../../../domain/golf/played.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
import type { Entry } from "./entry.ts";

/**
 * The body for these holes. Putts, penalties and notes of the card stay, because they are not typed
 * here; where there is no score, no putts. The strokes that the writer saw are sent too, so that the server detects conflicts.
 */
export const scoresFor = (
  card: Pick<SheetCard, "scores"> | undefined,
  holes: ReadonlyMap<number, Pick<Entry, "strokes" | "basedOn">>,
) =>
  [...holes].map(([holeNumber, { strokes, basedOn }]) => {
    const known = card?.scores.find((score) => score.holeNumber === holeNumber);
    return {
      holeNumber,
      ...fromOneNumber(strokes),
      basedOn,
      putts: strokes ? (known?.putts ?? null) : null,
      penalties: known?.penalties ?? 0,
      notes: known?.notes ?? null,
    };
  });
