import { range } from "./range.ts";

/** A hole as it is typed in or imported: what is not known yet is null. */
export interface UncheckedHole {
  readonly holeNumber: number;
  readonly par: number | null;
  readonly strokeIndex: number | null;
}

export type CourseProblem =
  | { readonly kind: "WrongNumberOfHoles"; readonly count: number }
  | { readonly kind: "HoleTwice"; readonly holeNumber: number }
  | { readonly kind: "HoleMissing"; readonly holeNumber: number }
  | { readonly kind: "ParMissing"; readonly holeNumber: number }
  | { readonly kind: "ParOutOfRange"; readonly holeNumber: number; readonly par: number }
  | { readonly kind: "StrokeIndexMissing"; readonly holeNumber: number }
  | { readonly kind: "StrokeIndexOutOfRange"; readonly holeNumber: number }
  | {
      readonly kind: "StrokeIndexTwice";
      readonly strokeIndex: number;
      readonly holeNumbers: ReadonlyArray<number>;
    };

/**
 * What keeps a course from being played: it has 9 or 18 holes, numbered from 1, each once, pars of
 * 3 to 6, and each stroke index once. Nine holes may take any nine of 1 to 18
 * (golf-rules.md section 13, https://www.randa.org/nl-NL/roh/appendices/appendix-e, spec AMB-79).
 */
export const checkCourseHoles = (
  holes: ReadonlyArray<UncheckedHole>,
): ReadonlyArray<CourseProblem> => [
  ...countProblems(holes),
  ...holes.flatMap(parProblems),
  ...holes.flatMap(strokeIndexProblems),
  ...repeatedStrokeIndexes(holes),
];

const countProblems = (holes: ReadonlyArray<UncheckedHole>): ReadonlyArray<CourseProblem> => {
  const numbers = holes.map(({ holeNumber }) => holeNumber);
  const present = new Set(numbers);
  const count = present.size;
  const expected = numbers.every((number) => number <= 9) ? 9 : 18;
  const twice = [...present].filter((number) => occurrences(numbers, number) > 1);
  const missing = range(1, expected).filter((number) => !present.has(number));
  return [
    ...(count === 9 || count === 18 ? [] : [{ kind: "WrongNumberOfHoles", count } as const]),
    ...twice.map((holeNumber) => ({ kind: "HoleTwice", holeNumber }) as const),
    ...missing.map((holeNumber) => ({ kind: "HoleMissing", holeNumber }) as const),
  ];
};

const parProblems = ({ holeNumber, par }: UncheckedHole): ReadonlyArray<CourseProblem> => {
  if (par === null) return [{ kind: "ParMissing", holeNumber }];
  return isWithin(par, 3, 6) ? [] : [{ kind: "ParOutOfRange", holeNumber, par }];
};

const strokeIndexProblems = (hole: UncheckedHole): ReadonlyArray<CourseProblem> => {
  const { holeNumber, strokeIndex } = hole;
  if (strokeIndex === null) return [{ kind: "StrokeIndexMissing", holeNumber }];
  return isWithin(strokeIndex, 1, 18) ? [] : [{ kind: "StrokeIndexOutOfRange", holeNumber }];
};

const repeatedStrokeIndexes = (
  holes: ReadonlyArray<UncheckedHole>,
): ReadonlyArray<CourseProblem> => {
  const indexes = new Set(holes.flatMap(({ strokeIndex }) => strokeIndex ?? []));
  return [...indexes].flatMap((strokeIndex) => {
    const sharing = holes.filter((hole) => hole.strokeIndex === strokeIndex);
    const holeNumbers = [...new Set(sharing.map(({ holeNumber }) => holeNumber))];
    return holeNumbers.length > 1 ? [{ kind: "StrokeIndexTwice", strokeIndex, holeNumbers }] : [];
  });
};

const occurrences = (numbers: ReadonlyArray<number>, wanted: number) =>
  numbers.filter((number) => number === wanted).length;

const isWithin = (value: number, lowest: number, highest: number) =>
  Number.isInteger(value) && value >= lowest && value <= highest;
