import type { Tone } from "../../../ui/figures/Figure.tsx";
import { unit } from "./BoardRow.css.ts";

interface Props {
  /** As the board prints it: "-4", "E", "+3", "30 pts", "-". */
  readonly text: string;
}

const POINTS = " pts";

/** A score. A word in it, such as "pts", is smaller than the number. */
export const ScoreText = ({ text }: Props) =>
  text.endsWith(POINTS) ? (
    <>
      {text.slice(0, -POINTS.length)}
      <span className={unit}>{POINTS}</span>
    </>
  ) : (
    text
  );

/** The colour of a score as the board prints it: "-4", "E", "+3", "30 pts", "-". */
export const scoreTone = (text: string): Tone => {
  if (text === "E" || text.endsWith(" pts")) return "par";
  return /^-\d/.test(text) ? "under" : "over";
};
