import type { Scorecard } from "../../../../contract/scorecard.ts";
import type { Entry } from "./entry.ts";

/**
 * The body of these holes. What a card knows beside the strokes stays: putts, penalties and notes
 * are not typed here. What was seen goes along, so that nobody writes over somebody else.
 */
export const scoresFor = (
  card: Pick<Scorecard, "scores"> | undefined,
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
