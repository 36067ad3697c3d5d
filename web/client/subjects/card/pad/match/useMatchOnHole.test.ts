import { expect, test } from "vitest";
import { ana, ben, cleo, tournamentId } from "../../../../../../domain/scorecard/examples.ts";
import { MatchId, type PlayerId, SideGameId } from "../../../../../../domain/shared/values.ts";
import type { Match } from "../../../../../contract/match/matches.ts";
import { round1 } from "../../../../outbox/testing.ts";
import { endOfMatches, opponentsOf } from "./useMatchOnHole.ts";

const nameOf = (playerId: PlayerId) => ({
  firstName: new Map([
    [ana, "Ana"],
    [ben, "Ben"],
    [cleo, "Cleo"],
  ]).get(playerId) as string,
  lastName: "Ace",
});

const match = (playerId: PlayerId, opponentId: PlayerId, change: Partial<Match> = {}): Match => ({
  id: MatchId.make("6f3f0c1e-0000-4000-8000-000000000001"),
  ...{ eventId: tournamentId, sideGameId: null, roundNumber: round1 },
  ...{ playerId, opponentId, player: nameOf(playerId), opponent: nameOf(opponentId) },
  ...{ status: "running", state: "2 up", leaderId: null, holesPlayed: 3, missingHoles: [] },
  ...{ result: null, margin: null, decidedBy: null, decidedAt: null },
  ...change,
});

const won = { status: "decided", state: "3&2" } as const;
const matchPlay = { eventType: "match_play" } as const;
const game = { sideGameId: SideGameId.make("6f3f0c1e-0000-4000-8000-000000000002") };

test("opponents are found on either side of a match, each once", () => {
  const matches = [match(ana, ben), match(cleo, ana, game), match(ben, ana, game)];
  expect(opponentsOf(matches, ana, round1)).toEqual([
    { playerId: ben, name: "Ben", ownName: "Ana" },
    { playerId: cleo, name: "Cleo", ownName: "Ana" },
  ]);
});

test("nothing more is asked of a player once all their matches in the event are over", () => {
  const end = (...matches: ReadonlyArray<Match>) => endOfMatches(matchPlay, matches, ana, round1);
  expect(end(match(ana, ben, won))).toBe("3&2");
  expect(end(match(ana, ben, won), match(cleo, ana, { ...won, state: "halved" }))).toBe(
    "3&2, halved",
  );
  expect(end(match(ana, ben, won), match(cleo, ana))).toBeNull();
  expect(end(match(cleo, ben, won))).toBeNull();
});

test("in other events, and by matches of side games alone, the round goes on", () => {
  const stroke = { eventType: "stroke_play" } as const;
  expect(endOfMatches(stroke as never, [match(ana, ben, won)], ana, round1)).toBeNull();
  expect(endOfMatches(matchPlay, [match(ana, ben, { ...won, ...game })], ana, round1)).toBeNull();
});
