import { Schema, SchemaIssue } from "effect";
import { checkCourseHoles } from "../../../domain/golf/checkCourseHoles.ts";
import { says } from "../inputs/sentence.ts";

interface HoleOnCard {
  readonly holeNumber: number;
  /** The stroke index. */
  readonly handicap: number;
}

interface NamedTee {
  readonly name: string;
}

/** The place of a repeated value in a course, and a sentence about it. */
interface Repeated {
  readonly path: readonly [index: number, field: string];
  readonly sentence: string;
}

const often = (times: number) => (times === 2 ? "twice" : `${times} times`);

const repeatedOnCard = (holes: ReadonlyArray<HoleOnCard>): ReadonlyArray<Repeated> => {
  const card = holes.map(({ holeNumber, handicap }) => ({ holeNumber, strokeIndex: handicap }));
  return checkCourseHoles(card).map(({ index, field, value, times }) =>
    field === "holeNumber"
      ? { path: [index, "holeNumber"], sentence: `Hole ${value} is listed ${often(times)}` }
      : { path: [index, "handicap"], sentence: `Stroke index ${value} is used ${often(times)}` },
  );
};

/** Each sentence once. A course that is edited hole by hole may contain repetitions for a while. */
export const repeatedSentences = (holes: ReadonlyArray<HoleOnCard>): ReadonlyArray<string> => [
  ...new Set(repeatedOnCard(holes).map(({ sentence }) => sentence)),
];

/** Names that differ only in case look the same to people who choose a tee. */
const repeatedTees = (tees: ReadonlyArray<NamedTee>): ReadonlyArray<Repeated> => {
  const names = tees.map(({ name }) => name.toLowerCase());
  return tees.flatMap(({ name }, index) => {
    const times = names.filter((other) => other === names[index]).length;
    if (names.indexOf(name.toLowerCase()) === index) return [];
    return [{ path: [index, "name"], sentence: `Tee name ${name} is used ${often(times)}` }];
  });
};

const refuse = (repeated: ReadonlyArray<Repeated>): ReadonlyArray<Schema.FilterIssue> =>
  repeated.map(({ path, sentence }) => ({
    path,
    issue: new SchemaIssue.InvalidValue(says(sentence)),
  }));

/** For a whole scorecard in one request. */
export const eachHoleOnce = Schema.makeFilter((holes: ReadonlyArray<HoleOnCard>) =>
  refuse(repeatedOnCard(holes)),
);

export const eachTeeNameOnce = Schema.makeFilter((tees: ReadonlyArray<NamedTee>) =>
  refuse(repeatedTees(tees)),
);
