import { describe, expect, test } from "vitest";
import { joined } from "./examples.ts";
import type { Participant } from "./sideGame.ts";
import { formSides } from "./sides.ts";

const sidesOf = (format: "individual" | "team" | "partners", ...all: ReadonlyArray<Participant>) =>
  formSides(inOrder(all), format).map(({ members }) => members.map(({ id }) => id).join("+"));

const inOrder = (all: ReadonlyArray<Participant>) => all.map((each, order) => ({ ...each, order }));

const naming = (name: string, partnerId: string | null) => joined(name, { partnerId });
const out = { playerStatus: "disqualified" } as const;

test("in the individual format each player is a side", () => {
  expect(sidesOf("individual", joined("Ana"), joined("Ben"))).toEqual(["Ana", "Ben"]);
});

test("in the team format players with the same team name are a side", () => {
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
  test("two players are partners when one of them names the other, in whichever order they join", () => {
    expect(sidesOf("partners", naming("Ana", "Ben"), naming("Ben", null))).toEqual(["Ana+Ben"]);
    expect(sidesOf("partners", naming("Ana", null), naming("Ben", "Ana"))).toEqual(["Ana+Ben"]);
    expect(sidesOf("partners", naming("Ana", "Ben"), naming("Ben", "Ana"))).toEqual(["Ana+Ben"]);
  });

  test("a partner who has not joined does not count", () => {
    expect(sidesOf("partners", naming("Ana", "Zoe"), naming("Ben", "Zoe"))).toEqual(["Ana", "Ben"]);
  });

  test("the choice of a player who joins comes before the choices of players who wait for a partner", () => {
    const all = [naming("Ana", "Cleo"), naming("Ben", null), naming("Cleo", "Ben")];
    expect(sidesOf("partners", ...all)).toEqual(["Ana", "Ben+Cleo"]);
  });

  test("a player who has a partner cannot be chosen by another one", () => {
    const all = [naming("Ana", "Ben"), naming("Ben", null), naming("Cleo", "Ana")];
    expect(sidesOf("partners", ...all)).toEqual(["Ana+Ben", "Cleo"]);
  });
});

test("partners play on without a disqualified player", () => {
  const all = [naming("Ana", "Ben"), joined("Ben", out), joined("Cleo", out)];
  expect(sidesOf("partners", ...all)).toEqual(["Ana"]);
});
