import { describe, expect, test } from "vitest";
import { joined } from "./examples.ts";
import type { Participant } from "./sideGame.ts";
import { formSides } from "./sides.ts";

const sidesOf = (format: "individual" | "team" | "partners", ...all: ReadonlyArray<Participant>) =>
  formSides(inOrder(all), format).map(({ members }) => members.map(({ id }) => id).join("+"));

const inOrder = (all: ReadonlyArray<Participant>) =>
  all.map((each, order) => ({ ...each, order, takesPart: true }));

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

test("capitals, spaces and accents make no other team of one name", () => {
  const names = ["Otters", "otters ", "Hérons", "HERONS", "The Owls", "the  owls", "!", "?"];
  const all = names.map((teamName, index) => joined(String(index), { teamName }));
  expect(sidesOf("team", ...all)).toEqual(["0+1", "2+3", "4+5", "6", "7"]);
  expect(formSides(inOrder(all), "team")[1]?.teamName).toBe("Hérons");
});

describe("partners", () => {
  test("two players are partners when each names the other, whoever else names one of them", () => {
    expect(sidesOf("partners", naming("Ana", "Ben"), naming("Ben", "Ana"))).toEqual(["Ana+Ben"]);
    const third = [naming("Ana", "Ben"), naming("Cleo", "Ana"), naming("Ben", "Ana")];
    expect(sidesOf("partners", ...third)).toEqual(["Ana+Ben", "Cleo"]);
  });

  test("who is not named back plays alone", () => {
    expect(sidesOf("partners", naming("Ana", "Ben"), naming("Ben", null))).toEqual(["Ana", "Ben"]);
    const circle = [naming("Ana", "Ben"), naming("Ben", "Cleo"), naming("Cleo", "Ana")];
    expect(sidesOf("partners", ...circle)).toEqual(["Ana", "Ben", "Cleo"]);
  });

  test("a partner who has not joined does not count", () => {
    expect(sidesOf("partners", naming("Ana", "Zoe"), naming("Ben", "Zoe"))).toEqual(["Ana", "Ben"]);
  });
});

test("partners play on without a disqualified player", () => {
  const all = [
    naming("Ana", "Ben"),
    joined("Ben", { ...out, partnerId: "Ana" }),
    joined("Cleo", out),
  ];
  expect(sidesOf("partners", ...all)).toEqual(["Ana"]);
});
