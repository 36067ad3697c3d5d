import { describe, expect, test } from "vitest";
import { joined } from "./examples.ts";
import type { Participant } from "./sideGame.ts";
import { formSides } from "./sides.ts";

const sidesOf = (format: "individual" | "team" | "partners", ...all: ReadonlyArray<Participant>) =>
  formSides(inOrder(all), format).map(({ members }) => members.map(({ id }) => id).join("+"));

const inOrder = (all: ReadonlyArray<Participant>) => all.map((each, order) => ({ ...each, order }));

const naming = (name: string, partnerId: string | null) => joined(name, { partnerId });
const out = { playerStatus: "disqualified" } as const;

test("alone everybody is a side", () => {
  expect(sidesOf("individual", joined("Ana"), joined("Ben"))).toEqual(["Ana", "Ben"]);
});

test("a team is everybody with one name", () => {
  const team = (name: string, teamName: string | null) => joined(name, { teamName });
  const all = [
    team("Ana", "A"),
    team("Ben", "B"),
    team("Cleo", "A"),
    team("Dan", null),
    team("Eve", null),
  ];
  expect(sidesOf("team", ...all)).toEqual(["Ana+Cleo", "Ben", "Dan", "Eve"]);
  expect(formSides(inOrder(all), "team").map(({ teamName }) => teamName)).toEqual([
    "A",
    "B",
    null,
    null,
  ]);
});

describe("partners", () => {
  test("one names the other, in whichever order they join", () => {
    expect(sidesOf("partners", naming("Ana", "Ben"), naming("Ben", null))).toEqual(["Ana+Ben"]);
    expect(sidesOf("partners", naming("Ana", null), naming("Ben", "Ana"))).toEqual(["Ana+Ben"]);
    expect(sidesOf("partners", naming("Ana", "Ben"), naming("Ben", "Ana"))).toEqual(["Ana+Ben"]);
  });

  test("a partner who has not joined does not count", () => {
    expect(sidesOf("partners", naming("Ana", "Zoe"), naming("Ben", "Zoe"))).toEqual(["Ana", "Ben"]);
  });

  test("the choice of the newcomer comes before that of those who wait", () => {
    const all = [naming("Ana", "Cleo"), naming("Ben", null), naming("Cleo", "Ben")];
    expect(sidesOf("partners", ...all)).toEqual(["Ana", "Ben+Cleo"]);
  });

  test("who has a partner is not asked again", () => {
    const all = [naming("Ana", "Ben"), naming("Ben", null), naming("Cleo", "Ana")];
    expect(sidesOf("partners", ...all)).toEqual(["Ana+Ben", "Cleo"]);
  });
});

test("partners play on without a disqualified player", () => {
  const all = [naming("Ana", "Ben"), joined("Ben", out), joined("Cleo", out)];
  expect(sidesOf("partners", ...all)).toEqual(["Ana"]);
});
