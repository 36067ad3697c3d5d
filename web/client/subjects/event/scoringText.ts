import type { Scoring } from "../../../../domain/golf/countback.ts";
import type { EventDetail } from "../../../contract/event/event.ts";

/** Absent where a public board is not decided by points. */
export type PointsTerms = Partial<Pick<EventDetail, "stablefordBasis">>;

/** "Stableford, net": what boards and pages say of a scoring. In match play no scoring matters. */
export const scoringText = (
  { stablefordBasis }: PointsTerms,
  { scoring }: { readonly scoring: Scoring },
  isMatchPlay: boolean,
): string => {
  if (isMatchPlay) return "Match Play";
  return scoring === "stableford" && stablefordBasis
    ? `${scoringNames.stableford}, ${stablefordBasis}`
    : scoringNames[scoring];
};

export const scoringNames: Readonly<Record<Scoring, string>> = {
  gross: "Gross",
  net: "Net",
  stableford: "Stableford",
};
