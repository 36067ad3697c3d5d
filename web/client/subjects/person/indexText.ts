import { handicapText } from "../../../../domain/shared/writtenHandicap.ts";

/** A handicap index: "7.4"; "+1.2" for one better than scratch, which is stored negative. */
export const indexText = (index: number | null): string =>
  index === null ? "N/A" : handicapText(index);

/** A playing handicap, a whole number: "12"; "+1" for one that gives a stroke back. */
export const playingHandicapText = (handicap: number): string =>
  handicap < 0 ? `+${-handicap}` : String(handicap);
