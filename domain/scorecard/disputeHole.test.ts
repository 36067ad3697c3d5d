import { describe, test } from "vitest";
import { HoleNumber, type HoleScore } from "../shared/values.ts";
import { ScorecardCommand, scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  attested,
  ben,
  bogey4,
  card,
  cleo,
  opened,
  par4,
  recorded,
  verified,
} from "./examples.ts";
import {
  CannotAttestOwnScorecard,
  HoleAlreadyVerified,
  HoleHasNoScore,
  NotPlayingPartner,
  ScorecardAlreadyVerified,
  ScorecardNotOpen,
} from "./rejections.ts";
import { disputed, entryOf, settle, settled } from "./testing/disputes.ts";

const { given } = scenario(scorecardDecider);

/** By Ben, who plays in Ana's group. */
const object = (score: HoleScore, by = ben, inAnotherGroup = false) =>
  ScorecardCommand.cases.DisputeHole.make({ card, score, by, inAnotherGroup });

const [one, two] = [HoleNumber.make(1), HoleNumber.make(2)];
const birdie = { ...par4(1), strokes: 3 };

describe("a partner who says that a hole is wrong", () => {
  test("disputes it, whoever entered it, and the number on the card counts", () =>
    given(opened, recorded(par4(1)))
      .when(object(bogey4(1)))
      .then(disputed(2, par4(1), bogey4(1))));

  test("may have signed the card before, and the signature stays until it is settled", () =>
    given(opened, recorded(par4(1)), attested(ben))
      .when(object(bogey4(1)))
      .then(disputed(3, par4(1), bogey4(1))));

  test("changes nothing with the number that is there, nor twice with the same", () => {
    given(opened, recorded(par4(1)))
      .when(object(par4(1)))
      .thenNothing();
    given(opened, recorded(par4(1)), disputed(2, par4(1), bogey4(1)))
      .when(object(bogey4(1), cleo))
      .thenNothing();
  });

  test("may say a third number", () => {
    const first = disputed(2, par4(1), bogey4(1));
    const third = disputed(3, par4(1), birdie);
    given(opened, recorded(par4(1)), first)
      .when(object(birdie, cleo))
      .then({ ...third, entries: [first.entries[0], ...third.entries.slice(1)] as never });
  });

  test("can be right when it is settled", () =>
    given(opened, recorded(par4(1)), disputed(2, par4(1), bogey4(1)))
      .when(settle(1, entryOf(1, 2, 1)))
      .then(settled(entryOf(1, 2, 1), bogey4(1)), recorded(bogey4(1))));
});

describe("nothing is disputed", () => {
  test.each([
    ["by the player of the card", object(bogey4(1), ana), new CannotAttestOwnScorecard({ card })],
    ["from another group", object(bogey4(1), ben, true), new NotPlayingPartner({ card })],
    ["on an empty hole", object(bogey4(2)), new HoleHasNoScore({ card, holeNumber: two })],
  ])("%s", (_why, command, refusal) =>
    given(opened, recorded(par4(1)))
      .when(command)
      .thenRejected(refusal),
  );

  test("before there is a card", () =>
    given()
      .when(object(bogey4(1)))
      .thenRejected(new ScorecardNotOpen({ card })));

  test("on what is official", () => {
    given(opened, recorded(par4(1)), verified(1))
      .when(object(bogey4(1)))
      .thenRejected(new ScorecardAlreadyVerified({ card }));
    given(opened, recorded(par4(1)), verified(1), recorded(par4(2)))
      .when(object(bogey4(1)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber: one }));
  });
});
