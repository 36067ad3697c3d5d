import { expect, test } from "vitest";
import { opened } from "../scorecard/examples.ts";
import type { PlayerId } from "../shared/values.ts";
import type { MatchCompetition, MatchFacts } from "./competition.ts";
import { deriveMatches } from "./deriveMatches.ts";
import { ana, ben, cleo, dora, first, tournamentId } from "./examples.ts";

const three: MatchCompetition = {
  ...{ tournamentId, sideGameId: null, scoring: "gross", rounds: [first], former: [] },
  ...{ playerIds: [ana, ben, cleo], isDrawn: true, holeNumbersOf: () => [1, 2, 3] },
};
const two = { ...three, playerIds: [ana, ben] };
const pairs = [
  [ana, cleo],
  [ben, dora],
];

const card = (playerId: PlayerId, played: Readonly<Record<number, number>>) => ({
  ...{ playerId, round: first, holes: opened.course.holes, played, playingHandicap: 0 },
});

const facts: MatchFacts = {
  ...{ cards: [], leavers: [], arranged: [], isCompleted: true },
  groups: [{ roundNumber: 1, playerIds: [ana, ben, cleo, dora] }],
};

const kept = [
  {
    rule: "the last of an odd number has no match",
    ...{ competition: three, known: {}, then: ["AS"], now: ["AS", "AS", "AS"] },
  },
  {
    rule: "pairs play one by one",
    competition: { ...three, playerIds: [ana, ben, cleo, dora], teams: pairs, pairs },
    ...{ known: {}, then: ["AS", "AS"], now: ["AS"] },
  },
  {
    rule: "a hole that is empty for one side is open",
    competition: two,
    known: { cards: [card(ana, { 1: 4 }), card(ben, { 1: 4, 2: 4, 3: 4 })] },
    ...{ then: ["AS"], now: ["2 up"] },
  },
  {
    rule: "holes go by their numbers, wherever the group began",
    competition: two,
    known: {
      cards: [card(ana, { 1: 4, 2: 3, 3: 3 }), card(ben, { 1: 3, 2: 4, 3: 4 })],
      groups: [{ roundNumber: 1, playerIds: [ana, ben], startHole: 2 }],
    },
    ...{ then: ["1 up"], now: ["2&1"] },
  },
] as const;

test.for(kept)("in the first edition of the rules $rule", ({ competition, known, then, now }) => {
  const statesOf = (all: MatchFacts) => deriveMatches(competition, all).map(({ state }) => state);
  expect(statesOf({ ...facts, ...known, rulesEdition: 1 })).toEqual(then);
  expect(statesOf({ ...facts, ...known })).toEqual(now);
});
