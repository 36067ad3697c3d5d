import { describe, expect, test } from "vitest";
import { RoundNumber } from "../shared/values.ts";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import type { FieldEvent } from "./events.ts";
import {
  ana,
  ben,
  cancelledBy,
  cleo,
  cutMade,
  cutWithdrawn,
  declined,
  disqualified,
  dora,
  first,
  makeCut,
  registered,
  reinstated,
  second,
  tournamentId,
  waitlisted,
  withdrawCut,
  withdrew,
} from "./examples.ts";
import { entryOf } from "./field.ts";
import {
  CutAfterLastRound,
  CutIsFinal,
  CutNotFound,
  CutTooSmall,
  RoundNotComplete,
} from "./rejections.ts";

const { given } = scenario(fieldDecider);
const field = [registered(ana), registered(ben), registered(cleo)] as const;
const which = { tournamentId, afterRound: first };

describe("making a cut", () => {
  test("a cut names the players who play on", () =>
    given(...field)
      .when(makeCut([ana, ben]))
      .then(cutMade([ana, ben])));

  test("the same cut again changes nothing", () =>
    given(...field, cutMade([ana, ben]))
      .when(makeCut([ana, ben]))
      .thenNothing());

  test("the same cut again changes nothing, even when a later round has scores", () =>
    given(...field, cutMade([ana, ben]))
      .when(makeCut([ana, ben], { laterRoundHasScores: true }))
      .thenNothing());

  test("another cut after the same round replaces it", () =>
    given(...field, cutMade([ana, ben]))
      .when(makeCut([cleo], { top: 1 }))
      .then(cutMade([cleo], { top: 1 })));

  test("the same cut is recorded again when a player was reinstated since", () =>
    given(...field, withdrew(cleo), cutMade([ana, ben]), reinstated(cleo, "withdrawn"))
      .when(makeCut([ana, ben]))
      .then(cutMade([ana, ben])));

  test("a different cut is refused when a later round has scores", () =>
    given(...field, cutMade([ana, ben]))
      .when(makeCut([cleo], { laterRoundHasScores: true }))
      .thenRejected(new CutIsFinal(which)));

  test("a cut is refused while a player has not finished the round", () =>
    given(...field)
      .when(makeCut([ana, ben], { incomplete: [cleo] }))
      .thenRejected(new RoundNotComplete(which)));

  test("a cut is refused when nobody would play on", () =>
    given(...field)
      .when(makeCut([], { top: 0 }))
      .thenRejected(new CutTooSmall(which)));

  test.for([1, 2])(
    "a cut after round 2 is refused when the tournament has %d rounds",
    (numberOfRounds) =>
      given(...field)
        .when(makeCut([ana], { afterRound: second, numberOfRounds }))
        .thenRejected(new CutAfterLastRound({ tournamentId, afterRound: second })),
  );

  test("another cut after another round is accepted", () =>
    given(...field, cutMade([ana, ben]))
      .when(makeCut([ana], { afterRound: second, top: 1 }))
      .then(cutMade([ana], { afterRound: second, top: 1 })));
});

describe("several reasons why a cut cannot be made", () => {
  const everything = { numberOfRounds: 1, top: 0, incomplete: [cleo], laterRoundHasScores: true };

  test.for([
    [everything, new CutAfterLastRound(which)],
    [{ ...everything, numberOfRounds: 3 }, new CutTooSmall(which)],
    [{ ...everything, numberOfRounds: 3, top: 2 }, new CutIsFinal(which)],
    [{ incomplete: [cleo] }, new RoundNotComplete(which)],
  ] as const)("only the first reason is given (%#)", ([facts, expected]) =>
    given(...field)
      .when(makeCut([ana, ben], facts))
      .thenRejected(expected),
  );
});

describe("taking a cut back", () => {
  const cut = [...field, cutMade([ana, ben])];

  test("a cut can be withdrawn until a later round has scores", () => {
    given(...cut)
      .when(withdrawCut())
      .then(cutWithdrawn);
    given(...cut)
      .when(withdrawCut({ laterRoundHasScores: true }))
      .thenRejected(new CutIsFinal(which));
  });

  test.for([
    ["which was never made", field],
    ["which was taken back", [...cut, cutWithdrawn]],
  ] as const)("a cut %s cannot be withdrawn", ([, history]) =>
    given(...history)
      .when(withdrawCut())
      .thenRejected(new CutNotFound(which)),
  );

  test("a withdrawn cut can be made again", () =>
    given(...cut, cutWithdrawn)
      .when(makeCut([ana, ben]))
      .then(cutMade([ana, ben])));
});

describe("players who play on after a cut", () => {
  const playOf = (player: typeof ana, ...events: ReadonlyArray<FieldEvent>) => {
    const state = events.reduce(fieldDecider.evolve, fieldDecider.initialState);
    return entryOf(state, player)?.play;
  };
  const missed = (round: number) => ({ status: "missed_cut", afterRound: RoundNumber.make(round) });

  test("the players whom the cut names play on, the others have missed it", () => {
    const events = [...field, cutMade([ana, ben])];
    expect([ana, ben, cleo].map((player) => playOf(player, ...events)?.status)).toEqual([
      "playing",
      "playing",
      "missed_cut",
    ]);
    expect(playOf(cleo, ...events)).toEqual(missed(1));
  });

  test("when another cut replaces the first, only the players of the new cut play on", () => {
    const events = [...field, cutMade([ana, ben]), cutMade([cleo])];
    expect(playOf(cleo, ...events)).toEqual({ status: "playing" });
    expect(playOf(ana, ...events)).toEqual(missed(1));
  });

  test.for([
    ["declined", declined(cleo), "cancelled"],
    ["disqualified", disqualified(cleo), "disqualified"],
    ["withdrawn", withdrew(cleo), "withdrawn"],
  ] as const)(
    "a player who missed the cut, was %s and is reinstated has still missed the cut",
    ([_how, leaving, from]) => {
      const events = [...field, cutMade([ana, ben]), leaving, reinstated(cleo, from)];
      expect(playOf(cleo, ...events)).toEqual(missed(1));
      expect(playOf(cleo, ...events, cutMade([cleo]))).toEqual({ status: "playing" });
    },
  );

  test("everybody who missed the cut plays on when the cut is withdrawn", () => {
    const events = [...field, cutMade([ana, ben]), cutWithdrawn];
    expect(playOf(cleo, ...events)).toEqual({ status: "playing" });
  });

  test("a disqualified player stays disqualified when the cut is withdrawn, and plays on when reinstated", () => {
    const events = [...field, cutMade([ana, ben]), disqualified(cleo), cutWithdrawn];
    expect(playOf(cleo, ...events)).toEqual({ status: "disqualified" });
    const back = reinstated(cleo, "disqualified");
    expect(playOf(cleo, ...events, back)).toEqual({ status: "playing" });
  });

  test("a player who missed a later cut has still missed it when the first cut is withdrawn", () => {
    const secondCut = cutMade([ana], { afterRound: second });
    const events = [...field, cutMade([ana, ben]), secondCut, cutWithdrawn];
    expect(playOf(ben, ...events)).toEqual(missed(2));
  });

  test("a player who missed the first cut has still missed it when a later cut names them", () => {
    const secondCut = cutMade([ana, cleo], { afterRound: second });
    const events = [...field, cutMade([ana, ben]), secondCut];
    expect(playOf(cleo, ...events)).toEqual(missed(1));
    expect(playOf(ben, ...events)).toEqual(missed(2));
  });

  test.for([
    ["withdrawn", withdrew(dora), "withdrawn"],
    ["disqualified", disqualified(dora), "disqualified"],
  ] as const)("a cut does not change a player who is %s", ([, event, status]) => {
    const play = playOf(dora, ...field, registered(dora), event, cutMade([ana, dora]));
    expect(play).toEqual({ status });
  });

  test.for([
    ["is on the waitlist", [waitlisted(dora)]],
    ["left before the start", [registered(dora), cancelledBy(dora)]],
  ] as const)("a player who %s cannot miss the cut", ([, history]) => {
    expect(playOf(dora, ...field, ...history, cutMade([ana]))).toEqual({ status: "playing" });
  });
});
