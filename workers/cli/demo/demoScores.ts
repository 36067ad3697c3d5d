import { HoleNumber, type HoleScore } from "../../../domain/shared/values.ts";

interface Hole {
  readonly par: number;
  readonly strokeIndex: number;
}

interface Round {
  /** The player's index in the list, and the number of the round: each pair has its own scores. */
  readonly player: number;
  readonly round: number;
  readonly handicap: number;
  readonly holes: ReadonlyArray<Hole>;
}

/** A believable round of a player with this handicap, always the same one. */
export const demoRound = ({ player, round, handicap, holes }: Round) =>
  holes.map((hole, index): HoleScore & { readonly strokes: number } => {
    const luck = chance(player, round, index);
    const strokes = Math.min(12, hole.par + overPar(hole, handicap, luck));
    const puttLuck = chance(player, round, index + 100);
    return {
      holeNumber: HoleNumber.make(index + 1),
      strokes,
      putts: Math.min(strokes - 1, puttsFor(puttLuck)),
      penalties: strokes >= hole.par + 3 ? 1 : 0,
      notes: null,
    };
  });

/** The handicap strokes on this hole, plus about one stroke of luck in either direction. */
const overPar = ({ strokeIndex }: Hole, handicap: number, luck: number) => {
  const received = handicap / 18;
  const difficulty = (9.5 - strokeIndex) / 24;
  const expected = received * 0.95 + difficulty;
  return Math.max(-1, Math.round(expected + (luck - 0.56) * 2.2));
};

const puttsFor = (luck: number) => {
  if (luck < 0.22) return 1;
  return luck < 0.88 ? 2 : 3;
};

/** Evenly spread from 0 to 1, and always the same for the same numbers. */
const chance = (...numbers: ReadonlyArray<number>) => {
  const mixed = numbers.reduce(
    (seed, number) => Math.imul(seed ^ (number + 1), 0x9e3779b1),
    0x5eed,
  );
  const stirred = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((stirred ^ (stirred >>> 13)) >>> 0) / 2 ** 32;
};
