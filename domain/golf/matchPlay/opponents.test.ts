import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draw, pairings } from "./opponents.ts";

const four: Draw = {
  rounds: [1],
  playerIds: ["ana", "ben", "cleo", "dan"],
  arranged: [],
  groups: [{ roundNumber: 1, playerIds: ["cleo", "ana", "dan", "ben"] }],
};

const matchesOf = (draw: Partial<Draw>) =>
  pairings({ ...four, ...draw }).map(
    ({ roundNumber, playerId, opponentId }) => `${roundNumber} ${playerId} ${opponentId}`,
  );

describe("opponents", () => {
  test("in a group the first player meets the second, and the third meets the fourth", () => {
    expect(matchesOf({})).toEqual(["1 cleo ana", "1 dan ben"]);
  });

  test("each of three meets both others, and without groups nobody has an opponent", () => {
    expect(matchesOf({ groups: [{ roundNumber: 1, playerIds: ["cleo", "ana", "dan"] }] })).toEqual([
      "1 cleo ana",
      "1 cleo dan",
      "1 ana dan",
    ]);
    expect(matchesOf({ groups: [] })).toEqual([]);
  });

  test("of five the last one joins the match before, and who is alone in a group plays a match, too", () => {
    const playerIds = ["ana", "ben", "cleo", "dan", "eve"];
    const groups = [{ roundNumber: 1, playerIds }];
    expect(matchesOf({ playerIds, groups })).toEqual([
      "1 ana ben",
      "1 cleo dan",
      "1 cleo eve",
      "1 dan eve",
    ]);
    const [ana, ben, ...others] = playerIds;
    const apart = [[ana ?? ""], [ben ?? ""], others].map((ids) => ({
      roundNumber: 1,
      playerIds: ids,
    }));
    expect(matchesOf({ playerIds, groups: apart })).toEqual([
      "1 cleo dan",
      "1 cleo eve",
      "1 dan eve",
      "1 ana ben",
    ]);
  });

  test("only players who compete have a position in their group", () => {
    expect(matchesOf({ playerIds: ["ana", "ben", "dan"] })).toEqual([
      "1 ana dan",
      "1 ana ben",
      "1 dan ben",
    ]);
  });

  test("a player who left the field keeps the position in the group, so that other matches go on", () => {
    // The one who was left alone joins them, and their match stays as it was.
    expect(matchesOf({ playerIds: ["ben", "cleo", "dan"], former: ["ana"] })).toEqual([
      "1 dan ben",
      "1 dan cleo",
      "1 ben cleo",
    ]);
  });

  test("an arranged match comes before the groups, and the others of the group meet as if alone", () => {
    const arranged = [{ roundNumber: 1, playerId: "ana", opponentId: "ben" }];
    expect(matchesOf({ arranged })).toEqual(["1 ana ben", "1 cleo dan"]);
    expect(
      matchesOf({ arranged: [{ roundNumber: 1, playerId: "ben", opponentId: "dan" }] }),
    ).toEqual(["1 ben dan", "1 cleo ana"]);
  });

  test("a result that is recorded for a match of three takes nobody the two others", () => {
    const groups = [{ roundNumber: 1, playerIds: ["cleo", "ana", "dan"] }];
    const arranged = [{ roundNumber: 1, playerId: "dan", opponentId: "cleo" }];
    expect(matchesOf({ groups, arranged })).toEqual(["1 dan cleo", "1 cleo ana", "1 ana dan"]);
  });

  test("an arranged match of other players or of another round changes nothing", () => {
    const arranged = [
      { roundNumber: 1, playerId: "ana", opponentId: "eve" },
      { roundNumber: 2, playerId: "ana", opponentId: "ben" },
    ];
    expect(matchesOf({ arranged })).toEqual(["1 cleo ana", "1 dan ben"]);
  });

  test("each round uses its own groups", () => {
    const groups = [...four.groups, { roundNumber: 2, playerIds: ["ana", "ben"] }];
    expect(matchesOf({ rounds: [1, 2], groups })).toEqual(["1 cleo ana", "1 dan ben", "2 ana ben"]);
  });

  test("two players who are alone in the field always meet, in every round", () => {
    const two = { rounds: [1, 2], playerIds: ["ana", "ben"] };
    expect(matchesOf({ ...two, groups: [] })).toEqual(["1 ana ben", "2 ana ben"]);
    expect(matchesOf(two)).toEqual(["1 ana ben", "2 ana ben"]);
  });

  test("two players who are alone in the field meet as it was arranged, and only once", () => {
    const arranged = [{ roundNumber: 1, playerId: "ben", opponentId: "ana" }];
    expect(matchesOf({ playerIds: ["ana", "ben"], arranged })).toEqual(["1 ben ana"]);
  });
});

describe("partners", () => {
  const group = (...playerIds: ReadonlyArray<string>) => [{ roundNumber: 1, playerIds }];
  const teams = [
    ["ana", "ben"],
    ["cleo", "dan"],
  ];
  const sidesOf = (draw: Partial<Draw>) =>
    pairings({ ...four, teams, pairs: draw.teams ?? teams, ...draw }).map(({ sides }) =>
      sides.map((side) => side.join("+")).join(" "),
    );

  test("pairs meet as sides, wherever their members stand in the group", () => {
    expect(sidesOf({ groups: group("ana", "ben", "cleo", "dan") })).toEqual(["ana+ben cleo+dan"]);
    expect(sidesOf({ groups: group("ana", "cleo", "dan", "ben") })).toEqual(["ana+ben cleo+dan"]);
    expect(sidesOf({ groups: [] })).toEqual(["ana+ben cleo+dan"]);
  });

  test("three pairs that are together meet each other", () => {
    const playerIds = ["ana", "ben", "cleo", "dan", "eve", "finn"];
    const three = [...teams, ["eve", "finn"]];
    expect(sidesOf({ playerIds, teams: three, groups: group(...playerIds) })).toEqual([
      "ana+ben cleo+dan",
      "ana+ben eve+finn",
      "cleo+dan eve+finn",
    ]);
  });

  test("who has no partner plays alone against a pair", () => {
    const playerIds = ["ana", "ben", "cleo"];
    expect(sidesOf({ playerIds, teams: [["ana", "ben"]], groups: [] })).toEqual(["ana+ben cleo"]);
  });

  test("a match that was arranged for one of a pair is the match of the pair", () => {
    const arranged = [{ roundNumber: 1, playerId: "ben", opponentId: "dan" }];
    expect(sidesOf({ arranged })).toEqual(["ben+ana dan+cleo"]);
  });

  test("where everybody plays alone, partners meet others and never each other", () => {
    const alone = { pairs: [] };
    expect(sidesOf({ ...alone, groups: group("ana", "ben", "cleo", "dan") })).toEqual([
      "ana cleo",
      "ben dan",
    ]);
    expect(sidesOf({ ...alone, playerIds: ["ana", "ben"], groups: [] })).toEqual([]);
    const arranged = [{ roundNumber: 1, playerId: "ana", opponentId: "ben" }];
    expect(sidesOf({ ...alone, arranged, groups: [] })).toEqual([]);
  });

  test("members of one team are kept apart, and each of them has a match where that can be", () => {
    const big = [
      ["ana", "ben", "cleo"],
      ["dan", "eve", "finn"],
    ];
    const playerIds = big.flat();
    const draw = { playerIds, teams: big, pairs: [], groups: group("ana", "ben", "cleo", "dan") };
    expect(sidesOf(draw)).toEqual(["ana dan", "dan ben", "dan cleo"]);
    expect(sidesOf({ ...draw, groups: group("ana", "dan", "eve") })).toEqual([
      "ana dan",
      "ana eve",
    ]);
  });

  test("in any group of any teams nobody meets a partner, and nobody who could play is left out", () => {
    const names = ["a", "b", "c", "d", "e"];
    const anyTeams = fc.array(fc.subarray(names, { minLength: 2 }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: 2 }), anyTeams, (playerIds, sides) => {
        const arePartners = (one: string, other: string) =>
          sides.some((side) => side.includes(one) && side.includes(other));
        const draw = { ...four, playerIds, teams: sides, groups: group(...playerIds) };
        const met = pairings(draw).map(({ playerId, opponentId }) => [playerId, opponentId]);
        expect(met.filter(([one, other]) => arePartners(one ?? "", other ?? ""))).toEqual([]);
        const idle = playerIds.filter((id) => !met.flat().includes(id));
        for (const [index, one] of idle.entries()) {
          for (const other of idle.slice(index + 1)) expect(arePartners(one, other)).toBe(true);
        }
      }),
    );
  });
});
