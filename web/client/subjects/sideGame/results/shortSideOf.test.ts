import { expect, test } from "vitest";
import { aGame, aView } from "../testing.ts";
import { shortSideOf } from "./holeTexts.ts";

const [ana, ben] = aGame().participants;
const [anaAlone] = aView({}, []).sides;

const sideOf = (side: string, teamName: string | null) => {
  if (!ana || !ben || !anaAlone) throw new Error("no players");
  return { ...anaAlone, side, members: [ana, ben].map((each) => ({ ...each, teamName })) };
};

const long = "Anastasia Wilhelmina Ace & Benedict Bartholomew Ace";

test("only a long side of players is shortened", () => {
  const shown = (side: ReturnType<typeof sideOf>) => shortSideOf(side, [side]);
  expect(shown(sideOf("Ana Ace & Ben Ace", null))).toBe("Ana Ace & Ben Ace");
  expect(shown(sideOf(long, null))).toBe("A. Ace & B. Ace");
  expect(shown(sideOf(long, long))).toBe(long);
});
