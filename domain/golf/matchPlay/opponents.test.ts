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

  test("the third player of a group of three has no opponent, and without groups nobody has one", () => {
    expect(matchesOf({ groups: [{ roundNumber: 1, playerIds: ["cleo", "ana", "dan"] }] })).toEqual([
      "1 cleo ana",
    ]);
    expect(matchesOf({ groups: [] })).toEqual([]);
  });

  test("only players who compete have a position in their group", () => {
    expect(matchesOf({ playerIds: ["ana", "ben", "dan"] })).toEqual(["1 ana dan"]);
  });

  test("a player who left the field keeps the position in the group, so that other matches go on", () => {
    expect(matchesOf({ playerIds: ["ben", "cleo", "dan"], former: ["ana"] })).toEqual([
      "1 dan ben",
    ]);
  });

  test("an arranged match comes before the groups, and the others of the group meet as if alone", () => {
    const arranged = [{ roundNumber: 1, playerId: "ana", opponentId: "ben" }];
    expect(matchesOf({ arranged })).toEqual(["1 ana ben"]);
    expect(
      matchesOf({ arranged: [{ roundNumber: 1, playerId: "ben", opponentId: "dan" }] }),
    ).toEqual(["1 ben dan", "1 cleo ana"]);
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
