import type { EventDetail } from "../../../../contract/event/event.ts";
import { scoringText } from "../scoringText.ts";

type Format = Pick<EventDetail, "playFormat" | "scoring" | "isMatchPlay" | "stablefordBasis">;

/** "Scramble, Net", and "Stableford, net" where the format is named as its scoring is. */
export const formatText = (event: Format): string => {
  const { playFormat, isMatchPlay = false } = event;
  const scoring = scoringText(event, event, isMatchPlay);
  if (playFormat === null || scoring.startsWith(playFormat)) return scoring;
  return `${playFormat}, ${scoring}`;
};

/** "95% of the course handicap, and you need one". */
export const handicapText = ({
  handicapAllowance,
  handicapRequired,
}: Pick<EventDetail, "handicapAllowance" | "handicapRequired">): string => {
  const share = `${handicapAllowance}% of the course handicap`;
  return handicapRequired ? `${share}, and you need one` : share;
};
