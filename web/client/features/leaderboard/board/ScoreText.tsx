import { unit } from "./Board.css.ts";

interface Props {
  /** As the board prints it: "-4", "E", "+3", "30 pts", "-". */
  readonly text: string;
}

const POINTS = " pts";

/** A score whose word, if it has one, is smaller than its figure. */
export const ScoreText = ({ text }: Props) =>
  text.endsWith(POINTS) ? (
    <>
      {text.slice(0, -POINTS.length)}
      <span className={unit}>{POINTS}</span>
    </>
  ) : (
    text
  );
