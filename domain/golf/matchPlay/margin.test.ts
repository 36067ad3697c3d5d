import fc from "fast-check";
import { expect, test } from "vitest";
import { course, player, side } from "./examples.ts";
import { isMargin } from "./margin.ts";
import { playMatch } from "./playMatch.ts";

test.for(["1 up", "2 up", "3&2", "2&1", "3&1", "4&3", "5&4", "10&8", "19 holes", "10 holes"])(
  "%s is a margin",
  (text) => expect(isMargin(text)).toBe(true),
);

test.for([
  ["", "3 up", "0 up", "1up", "AS", "halved", "3 & 2", "2&2", "1&1", "5&2", "2&3", "10&9", "11&9"],
  ["3&0", "03&2", "3&2\n", "9 holes", "19 hole", "100 holes", "holes"],
])("none of %j is a margin", (texts) => expect(texts.filter(isMargin)).toEqual([]));

test("every match that is decided ends with a margin", () => {
  const strokes = fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 18, maxLength: 18 });
  const holes = fc.constantFrom(9, 18);
  fc.assert(
    fc.property(strokes, strokes, holes, (first, second, count) => {
      const sides = [side(player(first)), side(player(second))] as const;
      const { margin } = playMatch({ course: course(count), scoring: "gross", sides });
      expect(margin === null || isMargin(margin)).toBe(true);
    }),
  );
});
