import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { totalText } from "../../../ui/notation.ts";

export const playerName = ({ player }: Pick<Scorecard, "player">): string =>
  `${player.firstName} ${player.lastName}`;

/** The totals that a partner compares with their own notes. */
export const cardPlates = (card: Scorecard) => [
  { label: "Holes", value: card.scores.length },
  { label: "Gross", value: totalText(card.totalGrossScore) },
  { label: "Net", value: totalText(card.totalAdjustedScore) },
  { label: "Points", value: card.totalStablefordPoints },
];
