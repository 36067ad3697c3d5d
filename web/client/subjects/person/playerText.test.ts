import fc from "fast-check";
import { expect, test } from "vitest";
import {
  callNames,
  indexText,
  namesWithin,
  playingHandicapText,
  shortNames,
} from "./playerText.ts";

const people = (...names: ReadonlyArray<string>) =>
  names.map((name) => {
    const [firstName = "", lastName = ""] = name.split(" ");
    return { firstName, lastName };
  });

const shown = (...names: ReadonlyArray<string>) => {
  const all = people(...names);
  return all.map(shortNames(all));
};

test("a first name is its initial where that tells people apart", () => {
  expect(shown("Maria Lindqvist", "Tom Okafor")).toEqual(["M. Lindqvist", "T. Okafor"]);
  expect(shown("John Smith", "John Other")).toEqual(["J. Smith", "J. Other"]);
});

test("namesakes are told apart by more letters, otherwise by the whole name", () => {
  expect(shown("John Smith", "Jane Smith")).toEqual(["Jo. Smith", "Ja. Smith"]);
  expect(shown("John Smith", "Jane SMITH", "Ann Smith")).toEqual([
    "Jo. Smith",
    "Ja. SMITH",
    "A. Smith",
  ]);
  expect(shown("Christopher Lee", "Christine Lee")).toEqual(["Christopher Lee", "Christine Lee"]);
  expect(shown("Jon Smith", "Jo Smith")).toEqual(["Jon Smith", "Jo Smith"]);
  expect(shown("Jörg Weiß", "Jorge Weiss")).toEqual(["Jörg Weiß", "Jorge Weiss"]);
});

test("only a name that is too long is shortened", () => {
  const all = people("Ana Lindqvist", "Maria Lindqvist", "Marta Lindqvist");
  expect(all.map(namesWithin(14, all))).toEqual([
    "Ana Lindqvist",
    "Maria Lindqvist",
    "Marta Lindqvist",
  ]);
  expect(people("Maria Lindqvist").map(namesWithin(14, all.slice(0, 2)))).toEqual(["M. Lindqvist"]);
});

test("a single name stays as it is, and a name may begin with any sign", () => {
  expect(shown("Ronaldo", "🏌 Emoji", "李 明")).toEqual(["Ronaldo", "🏌. Emoji", "李. 明"]);
});

test("first names are enough where everybody has another one", () => {
  const all = people("Ana Ace", "Ben Bee", "Ben Cee");
  expect(all.map(callNames(all))).toEqual(["Ana", "B. Bee", "B. Cee"]);
});

test("people of different names are shown differently", () => {
  const name = fc.stringMatching(/^[A-C][a-c]{0,4}$/u);
  const person = fc.record({ firstName: name, lastName: name });
  fc.assert(
    fc.property(fc.uniqueArray(person, { selector: (one) => JSON.stringify(one) }), (all) => {
      for (const names of [shortNames(all), callNames(all)]) {
        expect(new Set(all.map(names)).size).toBe(all.length);
      }
    }),
  );
});

test("an index has one decimal everywhere, and a plus sign if it is better than scratch", () => {
  expect([18, 7.4, 0, -1.2, null].map(indexText)).toEqual(["18.0", "7.4", "0.0", "+1.2", "N/A"]);
});

test.for([
  [12, "12"],
  [0, "0"],
  [-1, "+1"],
] as const)("a playing handicap of %i is shown as %s", ([handicap, text]) => {
  expect(playingHandicapText(handicap)).toBe(text);
});
