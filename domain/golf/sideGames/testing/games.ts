import fc from "fast-check";
import { range } from "../../range.ts";
import { card, joined, sideGame, terms } from "../examples.ts";
import { type GameType, gameFormats } from "../gameTypes.ts";
import type { SideGame, Stake } from "../sideGame.ts";

const names = ["Ana", "Ben", "Cleo", "Dan", "Eve"];
export const rounds = [1, 2];

/** Few different scores, so that there are many ties, and incomplete cards. */
const scores = fc.array(fc.option(fc.integer({ min: 3, max: 5 }), { freq: 12 }), {
  minLength: 3,
  maxLength: 5,
});

export const stakesOf = (
  purses: ReadonlyArray<number>,
  isCombined: boolean,
): ReadonlyArray<Stake> => {
  const played = rounds.map((roundNumber) => ({ roundNumber, holeNumbers: range(1, 4) }));
  return isCombined
    ? [{ purse: purses[0] ?? 0, rounds: played }]
    : played.map((round, index) => ({ purse: purses[index] ?? 0, rounds: [round] }));
};

/** Any game of these types, with any players, leavers, distances and choices. */
export const gameOf = (types: ReadonlyArray<GameType>, statuses = true): fc.Arbitrary<SideGame> =>
  fc
    .record({
      gameType: fc.constantFrom(...types),
      gameFormat: fc.constantFrom(...gameFormats),
      scoring: fc.constantFrom("gross", "net"),
      payoutStructure: fc.constantFrom([100], [60, 40], [33.34, 33.33, 33.33]),
      stakes: fc
        .tuple(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2 }), fc.boolean())
        .map(([purses, isCombined]) => stakesOf(purses, isCombined)),
      players: fc.array(
        fc.record({
          teamName: fc.constantFrom("A", "B"),
          partnerId: fc.constantFrom(...names),
          playerStatus: statuses
            ? fc.constantFrom(
                "playing",
                "playing",
                "playing",
                "withdrawn",
                "disqualified",
                "missed_cut",
              )
            : fc.constant("playing" as const),
          playingHandicap: fc.integer({ min: 0, max: 3 }),
          rounds: fc.tuple(scores, scores),
        }),
        { minLength: 1, maxLength: names.length },
      ),
      isCompleted: fc.boolean(),
      order: fc.shuffledSubarray(names, { minLength: names.length }),
      distances: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }),
      wolves: fc.array(fc.shuffledSubarray(names.slice(0, 4), { minLength: 2 }), { maxLength: 4 }),
      arranged: fc.constantFrom(null, "win" as const, "halved" as const),
    })
    .map(({ players, isCompleted, order, distances, wolves, arranged, ...chosen }) => {
      const named = players.map((player, index) => ({ ...player, name: names[index] ?? "" }));
      return sideGame({
        terms: terms(4, chosen),
        isCompleted,
        participants: named.map(({ name, teamName, partnerId, playerStatus }) =>
          joined(name, { teamName, partnerId, playerStatus }),
        ),
        cards: named.flatMap((player) =>
          player.rounds.map((each, index) =>
            card(player.name, each, {
              roundNumber: index + 1,
              playingHandicap: player.playingHandicap,
            }),
          ),
        ),
        records: [
          ...distances.map((distance, index) => ({
            kind: "distance" as const,
            playerId: names[index % names.length] ?? "",
            roundNumber: 1,
            holeNumber: 1 + Math.floor(index / names.length),
            distance,
          })),
          ...wolves.map(([wolfId = "", partnerId = ""], index) => ({
            kind: "wolf" as const,
            roundNumber: 1,
            holeNumber: index + 1,
            playerId: wolfId,
            partnerId: index === 1 ? null : partnerId,
          })),
        ],
        groups: rounds.flatMap((roundNumber) => [
          { roundNumber, playerIds: order.slice(0, 4) },
          { roundNumber, playerIds: order.slice(4) },
        ]),
        arrangedMatches:
          arranged === null
            ? []
            : [
                {
                  matchId: "m1",
                  roundNumber: 1,
                  playerId: "Ben",
                  opponentId: "Ana",
                  result: null,
                  margin: null,
                },
                {
                  matchId: "m2",
                  roundNumber: 2,
                  playerId: "Ana",
                  opponentId: "Cleo",
                  result: arranged,
                  margin: null,
                },
                {
                  matchId: "m3",
                  roundNumber: 2,
                  playerId: "Dan",
                  opponentId: "Ana",
                  result: null,
                  margin: null,
                },
              ],
      });
    });
