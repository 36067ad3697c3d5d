import { describe, test } from "vitest";
import { Cents } from "../shared/values.ts";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  cancelledBy,
  cleo,
  declined,
  fee,
  paid,
  pay,
  promoted,
  refund,
  refunded,
  registered,
  removed,
  tournamentId,
  upcoming,
  waitlisted,
  withdraw,
} from "./examples.ts";
import { AlreadyPaid, NothingToRefund, NotInField } from "./rejections.ts";

const { given } = scenario(fieldDecider);
const who = { tournamentId, playerId: ana };

describe("paying", () => {
  test("the fee of that moment is recorded", () =>
    given(registered(ana)).when(pay(ana, fee)).then(paid(ana, fee)));

  test("who waits may pay, too", () => given(waitlisted(ana)).when(pay(ana)).then(paid(ana)));

  test("who pays keeps the place in the line", () =>
    given(registered(cleo), waitlisted(ana), waitlisted(ben), paid(ana))
      .when(withdraw(cleo, upcoming(1)))
      .then(cancelledBy(cleo), promoted(ana)));

  test("nobody pays twice", () =>
    given(registered(ana), paid(ana)).when(pay(ana)).thenRejected(new AlreadyPaid(who)));

  test("not even by registering anew", () =>
    given(registered(ana), paid(ana), cancelledBy(ana), registered(ana))
      .when(pay(ana))
      .thenRejected(new AlreadyPaid(who)));

  test("nor by being removed in between", () =>
    given(registered(ana), paid(ana), removed(ana), registered(ana))
      .when(pay(ana))
      .thenRejected(new AlreadyPaid(who)));

  test("after a refund a payment is due again", () =>
    given(registered(ana), paid(ana), refunded(ana)).when(pay(ana)).then(paid(ana)));

  test("who never came pays nothing", () =>
    given().when(pay(ana)).thenRejected(new NotInField(who)));
});

describe("refunding", () => {
  const formerFee = Cents.make(3000);

  test("what was paid goes back, whatever the fee is today", () =>
    given(registered(ana), paid(ana, formerFee)).when(refund(ana)).then(refunded(ana, formerFee)));

  test("a free start was paid with nothing", () =>
    given(registered(ana), paid(ana, Cents.make(0)))
      .when(refund(ana))
      .then(refunded(ana, Cents.make(0))));

  test.for([
    ["left", cancelledBy(ana)],
    ["was declined", declined(ana)],
  ] as const)("also to who %s", ([, event]) =>
    given(registered(ana), paid(ana), event).when(refund(ana)).then(refunded(ana)),
  );

  test("there must be a payment", () =>
    given(registered(ana)).when(refund(ana)).thenRejected(new NothingToRefund(who)));

  test("it goes back once", () =>
    given(registered(ana), paid(ana), refunded(ana))
      .when(refund(ana))
      .thenRejected(new NothingToRefund(who)));

  test("a removed registration must come back first", () =>
    given(registered(ana), paid(ana), removed(ana))
      .when(refund(ana))
      .thenRejected(new NotInField(who)));
});
