import { fromOneNumber, inOneNumber } from "../../../../../domain/golf/played.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";

type Scores = Pick<SheetCard, "scores">;

export type StoredScore = SheetCard["scores"][number];

export const scoreOn = (card: Scores | undefined, holeNumber: number): StoredScore | undefined =>
  card?.scores.find((score) => score.holeNumber === holeNumber);

/** A score to be sent: 0 strokes for picked up, null to take the hole back. Neither has putts. */
export const scoreWith = (
  holeNumber: number,
  strokes: number | null,
  { putts, penalties, notes }: Pick<StoredScore, "putts" | "penalties" | "notes">,
) => ({
  holeNumber,
  ...fromOneNumber(strokes),
  putts: strokes ? putts : null,
  penalties,
  notes,
});

const nothing = { putts: null, penalties: 0, notes: null };

/** The strokes that are typed over a hole, and those that the writer saw there. */
interface TypedOver {
  readonly strokes: number | null;
  readonly basedOn: number | null;
}

/**
 * The body for these holes. Putts, penalties and notes of the card stay, because they are not typed
 * here. The strokes that the writer saw are sent too, so that the server detects conflicts.
 */
export const scoresFor = (card: Scores | undefined, holes: ReadonlyMap<number, TypedOver>) =>
  [...holes].map(([holeNumber, { strokes, basedOn }]) => ({
    ...scoreWith(holeNumber, strokes, scoreOn(card, holeNumber) ?? nothing),
    basedOn,
  }));

/** Every entered hole of a card, taken back, with what its writer saw there. */
export const clearedHoles = ({ scores }: Scores) =>
  scores.map((score) => ({
    holeNumber: score.holeNumber,
    strokes: null,
    basedOn: inOneNumber(score),
  }));
