import { describe, test } from "vitest";
import { ana, ben, cleo } from "../field/examples.ts";
import { tournamentDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  archived,
  created,
  playedOff,
  playOffWithdrawn,
  recordPlayOff,
  tournamentId,
  withdrawPlayOff,
} from "./examples.ts";
import {
  LastRoundNotComplete,
  PlayersNotLevel,
  PlayOffNotFound,
  TournamentNotFound,
} from "./rejections.ts";

const { given } = scenario(tournamentDecider);
const where = { tournamentId, place: 1 };

describe("recording a play-off", () => {
  test("a play-off records the order of players who were level for a place", () =>
    given(created())
      .when(recordPlayOff([ben, ana], { level: [ana, ben] }))
      .then(playedOff([ben, ana])));

  test("the same play-off again changes nothing, even when a correction has separated the players", () =>
    given(created(), playedOff([ben, ana]))
      .when(recordPlayOff([ben, ana], { level: [ana] }))
      .thenNothing());

  test("who is level and was not decided is recorded beside the winner", () =>
    given(created())
      .when(recordPlayOff([cleo], { level: [ben, cleo, ana] }))
      .then(playedOff([cleo], 1, ...[ana, ben].toSorted())));

  test("the same winner again changes nothing, unless others are level by now", () => {
    const won = playedOff([cleo], 1, ...[ana, ben].toSorted());
    given(created(), won)
      .when(recordPlayOff([cleo], { level: [ana, ben, cleo] }))
      .thenNothing();
    given(created(), won)
      .when(recordPlayOff([cleo], { level: [cleo] }))
      .thenNothing();
    given(created(), won)
      .when(recordPlayOff([cleo], { level: [ana, cleo] }))
      .then(playedOff([cleo], 1, ana));
  });

  test("another order replaces the recorded play-off", () =>
    given(created(), playedOff([ben, ana]))
      .when(recordPlayOff([ana, ben]))
      .then(playedOff([ana, ben])));

  test("a play-off is refused before the last round is complete", () =>
    given(created())
      .when(recordPlayOff([ana, ben], { isLastRoundComplete: false }))
      .thenRejected(new LastRoundNotComplete(where)));

  test.for([
    ["nobody is named", [], [ana, ben]],
    ["a player is not level", [ana, ben, cleo], [ana, ben]],
    ["another player is named", [ana, cleo], [ana, ben]],
    ["a player is named twice", [ana, ana], [ana, ben]],
    ["nobody shares the place", [ana], [ana]],
  ] as const)("a play-off is refused when %s", ([, named, level]) =>
    given(created()).when(recordPlayOff(named, { level })).thenRejected(new PlayersNotLevel(where)),
  );

  test("a play-off is refused in an archived tournament", () =>
    given(created(), archived)
      .when(recordPlayOff([ana, ben]))
      .thenRejected(new TournamentNotFound({ tournamentId })));
});

describe("taking a play-off back", () => {
  test("taking a play-off back lets its players share the place again", () =>
    given(created(), playedOff([ana, ben]), playedOff([cleo, ben], 4))
      .when(withdrawPlayOff)
      .then(playOffWithdrawn()));

  test("a play-off is taken back only once", () =>
    given(created(), playedOff([ana, ben]), playOffWithdrawn())
      .when(withdrawPlayOff)
      .thenRejected(new PlayOffNotFound(where)));
});
