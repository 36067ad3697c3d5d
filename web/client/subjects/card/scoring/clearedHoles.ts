import { inOneNumber } from "../../../../../domain/golf/played.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";

/** Every entered hole of a card, taken back, with what its writer saw there. */
export const clearedHoles = ({ scores }: Pick<SheetCard, "scores">) =>
  scores.map((score) => ({
    holeNumber: score.holeNumber,
    strokes: null,
    basedOn: inOneNumber(score),
  }));
