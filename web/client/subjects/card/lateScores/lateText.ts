import { inOneNumber, playedIn } from "../../../../../domain/golf/played.ts";
import type { LateScore } from "../../../../contract/card/scorecard.ts";
import { numberWord } from "../../../ui/notation.ts";

/** "1 late score", "3 late scores". */
export const lateCount = (count: number): string =>
  `${count} late ${count === 1 ? "score" : "scores"}`;

/** "Hole 3: 4", "Hole 5: taken back". */
export const lateLine = (score: LateScore): string =>
  playedIn(score) === null
    ? `Hole ${score.holeNumber}: taken back`
    : `Hole ${score.holeNumber}: ${numberWord(inOneNumber(score))}`;
