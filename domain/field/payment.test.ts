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
  test("a payment records the fee of that moment", () =>
    given(registered(ana)).when(pay(ana, fee)).then(paid(ana, fee)));

  test("a player on the waitlist may pay", () =>
    given(waitlisted(ana)).when(pay(ana)).then(paid(ana)));

  test("a player who pays keeps their place on the waitlist", () =>
    given(registered(cleo), waitlisted(ana), waitlisted(ben), paid(ana))
      .when(withdraw(cleo, upcoming(1)))
      .then(cancelledBy(cleo), promoted(ana)));

  test("a player cannot pay twice", () =>
    given(registered(ana), paid(ana)).when(pay(ana)).thenRejected(new AlreadyPaid(who)));

  test("a player who registers again cannot pay again", () =>
    given(registered(ana), paid(ana), cancelledBy(ana), registered(ana))
      .when(pay(ana))
      .thenRejected(new AlreadyPaid(who)));

  test("a player who was removed and registers again cannot pay again", () =>
    given(registered(ana), paid(ana), removed(ana), registered(ana))
      .when(pay(ana))
      .thenRejected(new AlreadyPaid(who)));

  test("a player can pay again after a refund", () =>
    given(registered(ana), paid(ana), refunded(ana)).when(pay(ana)).then(paid(ana)));

  test("a player who never registered cannot pay", () =>
    given().when(pay(ana)).thenRejected(new NotInField(who)));
});

describe("refunding", () => {
  const formerFee = Cents.make(3000);

  test("a refund returns the amount that was paid, whatever the fee is now", () =>
    given(registered(ana), paid(ana, formerFee)).when(refund(ana)).then(refunded(ana, formerFee)));

  test("a payment of 0 is refunded as 0", () =>
    given(registered(ana), paid(ana, Cents.make(0)))
      .when(refund(ana))
      .then(refunded(ana, Cents.make(0))));

  test.for([
    ["cancelled", cancelledBy(ana)],
    ["was declined", declined(ana)],
  ] as const)("a player who %s can be refunded", ([, event]) =>
    given(registered(ana), paid(ana), event).when(refund(ana)).then(refunded(ana)),
  );

  test("a refund needs a payment", () =>
    given(registered(ana)).when(refund(ana)).thenRejected(new NothingToRefund(who)));

  test("a payment is refunded only once", () =>
    given(registered(ana), paid(ana), refunded(ana))
      .when(refund(ana))
      .thenRejected(new NothingToRefund(who)));

  test("a removed player cannot be refunded before they are back", () =>
    given(registered(ana), paid(ana), removed(ana))
      .when(refund(ana))
      .thenRejected(new NotInField(who)));
});
