import { pointsText } from "../toPar.ts";

interface GivenHole {
  readonly par: number;
  readonly strokeIndex: number;
  readonly playingHandicap: number;
  /** A negative number of strokes is given back. */
  readonly strokesReceived: number;
}

interface FinishedHole extends GivenHole {
  readonly strokes: number;
  readonly net: number;
  readonly points: number;
  readonly scoringBasis: "gross" | "net";
}

/** "Stroke index 4, 23 strokes: 2 received". The rule is that of `strokesReceived`. */
export const strokesReceivedText = (hole: GivenHole): string => {
  const { strokeIndex, playingHandicap, strokesReceived } = hole;
  const handicap =
    playingHandicap < 0 ? `plus ${-playingHandicap}` : counted(playingHandicap, "stroke");
  return `Stroke index ${strokeIndex}, ${handicap}: ${receivedText(strokesReceived)}`;
};

/** "5 strokes less 2 is net 3". The rule is that of `netScore`. */
export const netText = ({ strokes, strokesReceived, net }: FinishedHole): string => {
  const taken = counted(strokes, "stroke");
  return strokesReceived < 0
    ? `${taken} and ${-strokesReceived} given back is net ${net}`
    : `${taken} less ${strokesReceived} is net ${net}`;
};

/** "Net 3 on a par 5: 4 pts". The rule is that of `stablefordPoints`. */
export const pointsRuleText = ({ scoringBasis, strokes, net, par, points }: FinishedHole): string =>
  `${scoringBasis === "net" ? `Net ${net}` : `Gross ${strokes}`} on a par ${par}: ${pointsText(points)}`;

const receivedText = (strokes: number) => {
  if (strokes === 0) return "none received";
  return strokes > 0 ? `${strokes} received` : `${-strokes} given back`;
};

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;

export const pickedUpText = "Picked up, so there is no score and no points";
