import { expect, test } from "vitest";
import { ana, ben, cleo } from "../../../../../domain/field/examples.ts";
import { thru, to } from "../../../../../domain/golf/leaderboard/examples.ts";
import { tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../../domain/shared/derivedIds.ts";
import { type PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import {
  decidedOf,
  levelPlayers,
  named,
  recordedPlayOffs,
  type Terms,
  undecidedText,
} from "./levelPlayers.ts";

const terms: Terms = {
  scoring: "gross",
  tieBreak: "shared",
  numberOfRounds: 1,
  rounds: [],
  status: "active",
};

const entry = (id: PlayerId, firstName: string, played: ReturnType<typeof to>) => {
  const round = RoundNumber.make(1);
  const scorecardId = scorecardIdOf({ tournamentId, playerId: id, round });
  const { countback = null, isReturned = false, ...scores } = played;
  const line: LeaderboardEntry = {
    user: { id, firstName, lastName: "Ace", handicap: null, profileImage: null },
    rounds: [{ ...scores, isReturned, countback, roundNumber: round, scorecardId, latest: null }],
    ...{ totalGross: 0, totalNet: 0, totalStableford: 0, averageGross: null, averageNet: null },
    ...{ roundCount: 1, playerStatus: "playing", playOff: null },
  };
  return line;
};

const first = entry(ana, "Ana", to(2));
const second = entry(ben, "Ben", to(2));
const third = entry(cleo, "Cleo", to(5));

const playedOff = (who: LeaderboardEntry, order: number, players = 2): LeaderboardEntry => ({
  ...who,
  playOff: { place: 1, order, players, scoring: "gross" },
});

const names = (players: ReadonlyArray<LeaderboardEntry["user"]>) =>
  players.map(({ firstName }) => firstName);
const places = (players: ReturnType<typeof recordedPlayOffs>[number]["players"] = []) =>
  players.map(({ user, place }) => `${place} ${user.firstName}`);

test("those who share a place may play off for it", () => {
  const [level, ...others] = levelPlayers([third, second, first], terms);
  expect([level?.place, names(level?.players ?? []), others]).toEqual([1, ["Ana", "Ben"], []]);
});

test("nobody may play off while somebody is out on the course", () => {
  const late = entry(cleo, "Cleo", thru(17, 0));
  expect(levelPlayers([first, second, late], terms)).toEqual([]);
});

test("a play-off is shown winner first, and may be played once", () => {
  const board = [playedOff(first, 2), playedOff(second, 1), third];
  const [played] = recordedPlayOffs(board, terms);
  expect([played?.place, played?.rests, places(played?.players)]).toEqual([
    1,
    false,
    ["1 Ben", "2 Ana"],
  ]);
  expect(levelPlayers(board, terms)).toEqual([]);
});

test("a play-off does not count while those who played it are not level", () => {
  const better = playedOff(entry(ana, "Ana", to(1)), 2);
  const [played] = recordedPlayOffs([better, playedOff(second, 1)], terms);
  expect(played?.rests).toBe(true);
});

test("who was not decided shares the place after the winner", () => {
  const level = entry(cleo, "Cleo", to(2));
  const board = [playedOff(first, 2, 3), playedOff(second, 1, 3), playedOff(level, 2, 3)];
  const [played] = recordedPlayOffs(board, terms);
  expect([played?.rests, places(played?.players)]).toEqual([false, ["1 Ben", "2 Ana", "2 Cleo"]]);
});

test("each place is given to a player, or left undecided with those after it", () => {
  const players = [first, second, third].map(({ user }) => user);
  const level = { place: 1, players };
  expect(decidedOf(level)).toEqual([]);
  expect(named(level, [], 0, cleo)).toEqual([cleo]);
  const winner = decidedOf(level, [ana]);
  expect(undecidedText(level, winner)).toBe("Ben Ace, Cleo Ace share place 2.");
  expect(named(level, winner, 1, ben)).toEqual([ana, ben]);
  expect(named(level, winner, 0, ben)).toEqual([ben]);
  const two = decidedOf(level, [ana, ben]);
  expect(undecidedText(level, two)).toBe("Cleo Ace takes place 3.");
  expect(named(level, two, 0, ben)).toEqual([ben, ana]);
  expect(named(level, two, 1, "")).toEqual([ana]);
  expect(decidedOf({ place: 1, players: [first.user] }, [ana, ben])).toEqual([]);
});
