import { describe, expect, test } from "vitest";
import { type Draw, pairings } from "./opponents.ts";

const four: Draw = {
  rounds: [1],
  playerIds: ["ana", "ben", "cleo", "dan"],
  arranged: [],
  groups: [{ roundNumber: 1, playerIds: ["cleo", "ana", "dan", "ben"] }],
};

const met = (draw: Partial<Draw>) =>
  pairings({ ...four, ...draw }).map(
    ({ roundNumber, playerId, opponentId }) => `${roundNumber} ${playerId} ${opponentId}`,
  );

describe("opponents", () => {
  test("in a group the first meets the second, the third the fourth", () => {
    expect(met({})).toEqual(["1 cleo ana", "1 dan ben"]);
  });

  test("the third of three has nobody, and nobody meets before there are groups", () => {
    expect(met({ groups: [{ roundNumber: 1, playerIds: ["cleo", "ana", "dan"] }] })).toEqual([
      "1 cleo ana",
    ]);
    expect(met({ groups: [] })).toEqual([]);
  });

  test("of a group only those who compete have a position", () => {
    expect(met({ playerIds: ["ana", "ben", "dan"] })).toEqual(["1 ana dan"]);
  });

  test("who left the field keeps the position, so that other matches go on", () => {
    expect(met({ playerIds: ["ben", "cleo", "dan"], former: ["ana"] })).toEqual(["1 dan ben"]);
  });

  test("an arranged match comes first, and leaves the other of the group alone", () => {
    const arranged = [{ roundNumber: 1, playerId: "ana", opponentId: "ben" }];
    expect(met({ arranged })).toEqual(["1 ana ben"]);
    expect(met({ arranged: [{ roundNumber: 1, playerId: "ben", opponentId: "dan" }] })).toEqual([
      "1 ben dan",
      "1 cleo ana",
    ]);
  });

  test("an arranged match of others, or of another round, changes nothing", () => {
    const arranged = [
      { roundNumber: 1, playerId: "ana", opponentId: "eve" },
      { roundNumber: 2, playerId: "ana", opponentId: "ben" },
    ];
    expect(met({ arranged })).toEqual(["1 cleo ana", "1 dan ben"]);
  });

  test("each round has its groups", () => {
    const groups = [...four.groups, { roundNumber: 2, playerIds: ["ana", "ben"] }];
    expect(met({ rounds: [1, 2], groups })).toEqual(["1 cleo ana", "1 dan ben", "2 ana ben"]);
  });

  test("two players in all always meet, in every round", () => {
    const two = { rounds: [1, 2], playerIds: ["ana", "ben"] };
    expect(met({ ...two, groups: [] })).toEqual(["1 ana ben", "2 ana ben"]);
    expect(met(two)).toEqual(["1 ana ben", "2 ana ben"]);
  });

  test("two players meet as it was arranged, and only once", () => {
    const arranged = [{ roundNumber: 1, playerId: "ben", opponentId: "ana" }];
    expect(met({ playerIds: ["ana", "ben"], arranged })).toEqual(["1 ben ana"]);
  });
});
