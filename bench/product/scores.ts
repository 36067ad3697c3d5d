import { range } from "../../domain/golf/range.ts";

/** The strokes and putts of every hole, once through all rounds. */
interface Play {
  readonly strokes: number;
  readonly putts: number;
}

const aHole = (holeNumber: number, play: Play) => ({ holeNumber, ...play, penalties: 0 });

export type Bodies = (flood: number) => ReadonlyArray<object>;

/**
 * Two plays that the floods before have not used, so that each score is a new fact, whichever score
 * was the last one of its hole. After ten floods the plays repeat.
 */
const playsOf = (flood: number): ReadonlyArray<Play> => {
  const strokes = 3 + 2 * (flood % 5);
  const putts = 1 + (Math.floor(flood / 5) % 2);
  return [
    { strokes, putts },
    { strokes: strokes + 1, putts },
  ];
};

const rounds = range(1, 4);
const holes = range(1, 18);

/**
 * Every hole of four rounds, and then again with other strokes, so that each score is a new fact.
 */
export const holeByHole: Bodies = (flood) =>
  playsOf(flood).flatMap((play) =>
    rounds.flatMap((roundNumber) =>
      holes.map((hole) => ({ roundNumber, holeScores: [aHole(hole, play)] })),
    ),
  );

export const cardByCard: Bodies = (flood) =>
  playsOf(flood).flatMap((play) =>
    rounds.map((roundNumber) => ({
      roundNumber,
      holeScores: holes.map((hole) => aHole(hole, play)),
    })),
  );
