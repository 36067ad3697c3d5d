import { describe, test } from "vitest";
import { Cents } from "../shared/values.ts";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  addBack,
  ana,
  ben,
  cancelledBy,
  chooseFee,
  cleo,
  declined,
  enter,
  fee,
  feeChosen,
  guestFee,
  noLimit,
  paid,
  paidBefore,
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
import { AlreadyPaid, FeeNotOffered, NothingToRefund, NotInField } from "./rejections.ts";

const { given } = scenario(fieldDecider);
const who = { tournamentId, playerId: ana };

describe("paying", () => {
  test("a payment records the fee of that moment", () =>
    given(registered(ana)).when(pay(ana, fee)).then(paid(ana, fee)));

  test("a player on the waitlist may pay", () =>
    given(waitlisted(ana)).when(pay(ana)).then(paid(ana)));

  test("a payment says how it was made", () =>
    given(registered(ana))
      .when(pay(ana, fee, "card"))
      .then(paid(ana, fee, 1, "card")));

  test("receipts are numbered from 1 without a gap, also after a refund", () =>
    given(registered(ana), registered(ben), paid(ana, fee, 1), refunded(ana, fee, 1))
      .when(pay(ben))
      .then(paid(ben, fee, 2)));

  test("payments from before there were receipts take no number", () =>
    given(registered(ana), registered(ben), paidBefore(ana))
      .when(pay(ben))
      .then(paid(ben, fee, 1)));

  test("who pays another fee pays its amount", () =>
    given(registered(ana), feeChosen(ana, "Guest"))
      .when(pay(ana))
      .then({ ...paid(ana, guestFee), fee: "Guest" }));

  test("a kind of fee that the event no longer has costs what the event costs", () =>
    given(registered(ana), feeChosen(ana, "Student"))
      .when(pay(ana))
      .then({ ...paid(ana, fee), fee: "Student" }));

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
    given(registered(ana), paid(ana), refunded(ana))
      .when(pay(ana))
      .then(paid(ana, fee, 2)));

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

  test("a refund goes back in the way in which it was paid, and names its receipt", () =>
    given(registered(ana), paid(ana, fee, 7, "bank"))
      .when(refund(ana))
      .then(refunded(ana, fee, 7, "bank")));

  test("a payment is refunded only once", () =>
    given(registered(ana), paid(ana), refunded(ana))
      .when(refund(ana))
      .thenRejected(new NothingToRefund(who)));

  test("a removed player cannot be refunded before they are back", () =>
    given(registered(ana), paid(ana), removed(ana))
      .when(refund(ana))
      .thenRejected(new NotInField(who)));
});

describe("the kind of fee", () => {
  test("an administrator chooses it at entry", () =>
    given()
      .when(enter(ana, noLimit, "ask", "Guest"))
      .then(registered(ana, "admin"), feeChosen(ana, "Guest")));

  test("and later, until it is paid", () => {
    given(registered(ana)).when(chooseFee(ana, "Guest")).then(feeChosen(ana, "Guest"));
    given(registered(ana), feeChosen(ana, "Guest"))
      .when(chooseFee(ana, null))
      .then(feeChosen(ana, null));
    given(registered(ana), paid(ana))
      .when(chooseFee(ana, "Guest"))
      .thenRejected(new AlreadyPaid(who));
  });

  test("the same fee again changes nothing", () =>
    given(registered(ana), feeChosen(ana, "Guest")).when(chooseFee(ana, "Guest")).thenNothing());

  test("an event has no other fees than it says", () => {
    given(registered(ana)).when(chooseFee(ana, "Free")).thenRejected(new FeeNotOffered(who));
    given()
      .when(enter(ana, noLimit, "ask", "Free"))
      .thenRejected(new FeeNotOffered(who));
  });

  test("who comes back after a removal has the same fee; who enters anew has that of the event", () => {
    given(registered(ana), feeChosen(ana, "Guest"), removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), feeChosen(ana, "Guest"));
    given(registered(ana), feeChosen(ana, "Guest"), cancelledBy(ana), registered(ana))
      .when(pay(ana))
      .then(paid(ana));
  });
});
