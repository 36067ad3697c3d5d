import fc from "fast-check";
import type { PlayingTerms } from "../../scorecard/playingTerms.ts";
import { CourseId, HoleId, HoleNumber, type HoleScore, TeamId } from "../../shared/values.ts";
import { idOf, orNull } from "./values.ts";

export const holeNumber = fc.integer({ min: 1, max: 18 }).map((hole) => HoleNumber.make(hole));

const strokes = fc.integer({ min: 1, max: 12 });

const numbers = {
  putts: fc.option(fc.integer({ min: 0, max: 8 })),
  penalties: fc.integer({ min: 0, max: 5 }),
  notes: fc.option(fc.string({ maxLength: 500 })),
};

/** Mostly strokes; picked up, conceded, or taken back. */
const onHole = fc.oneof(
  { weight: 8, arbitrary: fc.record({ strokes }) },
  fc.constantFrom(
    { strokes: null, pickedUp: true as const },
    { strokes: null, pickedUp: true as const, conceded: true as const },
    { strokes: null },
  ),
);

export const holeScore: fc.Arbitrary<HoleScore> = fc
  .tuple(holeNumber, onHole, fc.record(numbers))
  .map(([hole, there, others]) => ({ holeNumber: hole, ...there, ...others }));

/** What a writer saw on some holes: strokes of other people, 0 for picked up, or nothing. */
export const seenOnHoles: fc.Arbitrary<ReadonlyMap<HoleNumber, number | null>> = fc
  .array(fc.tuple(holeNumber, fc.option(fc.nat({ max: 12 }))), { maxLength: 9 })
  .map((seen) => new Map(seen));

const eighteen = Array.from({ length: 18 }, (_, index) => index + 1);

/** At least one hole, and none twice. */
export const holeScores: fc.Arbitrary<[HoleScore, ...HoleScore[]]> = fc
  .tuple(holeScore, fc.uniqueArray(holeScore, { maxLength: 17, selector: numberOf }))
  .map(([first, others]) => [
    first,
    ...others.filter((score) => score.holeNumber !== first.holeNumber),
  ]);

function numberOf(score: HoleScore) {
  return score.holeNumber;
}

/** Every hole of a card. */
export const wholeRound: fc.Arbitrary<[HoleScore, ...HoleScore[]]> = fc
  .array(fc.record({ strokes, ...numbers }), { minLength: 18, maxLength: 18 })
  .map(([first, ...others]) => [
    {
      holeNumber: HoleNumber.make(1),
      strokes: 4,
      putts: null,
      penalties: 0,
      notes: null,
      ...first,
    },
    ...others.map((score, index) => ({ ...score, holeNumber: HoleNumber.make(index + 2) })),
  ]);

/** A course of 18 holes with every stroke index once, and the handicap of a player on it. */
export const playingTerms: fc.Arbitrary<PlayingTerms> = fc
  .record({
    courseId: idOf(CourseId),
    pars: fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 18, maxLength: 18 }),
    strokeIndexes: fc.shuffledSubarray(eighteen, { minLength: 18 }),
    playingHandicap: fc.integer({ min: -4, max: 40 }),
    scoringBasis: fc.constantFrom("gross" as const, "net" as const),
    hasHandicapIndex: fc.boolean(),
    team: orNull(fc.record({ teamId: idOf(TeamId), playingHandicap: fc.nat({ max: 30 }) })),
  })
  .map(({ courseId, pars, strokeIndexes, playingHandicap, scoringBasis, ...more }) => {
    const { hasHandicapIndex, team } = more;
    const hole = (number: number) => ({
      holeId: HoleId.make(`00000000-0000-4000-9000-${String(number).padStart(12, "0")}`),
      holeNumber: HoleNumber.make(number),
      par: pars[number - 1] ?? 4,
      strokeIndex: strokeIndexes[number - 1] ?? number,
    });
    return {
      course: { courseId, holes: [hole(1), ...eighteen.slice(1).map(hole)], tee: null },
      handicapIndex: hasHandicapIndex ? playingHandicap : 0,
      hasHandicapIndex,
      handicapAllowance: 100,
      courseHandicap: playingHandicap,
      playingHandicap,
      scoringBasis,
      ...(team && { scrambleHandicaps: [team] as const }),
    };
  });
