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
  test("says who won among those level for a place", () =>
    given(created())
      .when(recordPlayOff([ben, ana], { level: [ana, ben] }))
      .then(playedOff([ben, ana])));

  test("the same again changes nothing, also when a correction has made them unequal", () =>
    given(created(), playedOff([ben, ana]))
      .when(recordPlayOff([ben, ana], { level: [ana] }))
      .thenNothing());

  test("another order replaces it", () =>
    given(created(), playedOff([ben, ana]))
      .when(recordPlayOff([ana, ben]))
      .then(playedOff([ana, ben])));

  test("not before the last round is complete", () =>
    given(created())
      .when(recordPlayOff([ana, ben], { isLastRoundComplete: false }))
      .thenRejected(new LastRoundNotComplete(where)));

  test.for([
    ["one of them is missing", [ana, ben], [ana, ben, cleo]],
    ["one of them is not level", [ana, ben, cleo], [ana, ben]],
    ["somebody else is named", [ana, cleo], [ana, ben]],
    ["one is named twice", [ana, ana], [ana, ben]],
    ["nobody shares the place", [ana], [ana]],
  ] as const)("not when %s", ([, named, level]) =>
    given(created()).when(recordPlayOff(named, { level })).thenRejected(new PlayersNotLevel(where)),
  );

  test("not in a tournament that is in no list any more", () =>
    given(created(), archived)
      .when(recordPlayOff([ana, ben]))
      .thenRejected(new TournamentNotFound({ tournamentId })));
});

describe("taking a play-off back", () => {
  test("lets those who played it share the place again", () =>
    given(created(), playedOff([ana, ben]), playedOff([cleo, ben], 4))
      .when(withdrawPlayOff)
      .then(playOffWithdrawn()));

  test("is possible once", () =>
    given(created(), playedOff([ana, ben]), playOffWithdrawn())
      .when(withdrawPlayOff)
      .thenRejected(new PlayOffNotFound(where)));
});
