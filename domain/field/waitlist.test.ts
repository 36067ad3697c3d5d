import { describe, test } from "vitest";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  cancelled,
  cancelledBy,
  cleo,
  decline,
  declined,
  dora,
  enter,
  promote,
  promoted,
  register,
  registered,
  remove,
  removed,
  started,
  tournamentId,
  upcoming,
  waitlisted,
  withdraw,
  withdrawByAdmin,
  withdrew,
} from "./examples.ts";
import { EventFull } from "./rejections.ts";

const { given } = scenario(fieldDecider);
const startedWith = (maxParticipants: number) => ({ ...started, maxParticipants });

describe("a full field", () => {
  test("a player who registers joins the waitlist, and the event keeps the limit of places", () =>
    given(registered(ana), registered(ben))
      .when(register(cleo, upcoming(2)))
      .then(waitlisted(cleo, 2)));

  test("the last free place is given to a player who registers", () =>
    given(registered(ana))
      .when(register(ben, upcoming(2)))
      .then(registered(ben)));

  test("without a limit nobody joins the waitlist", () =>
    given(registered(ana))
      .when(register(ben, upcoming(0)))
      .then(registered(ben)));

  test("an administrator who enters a player into a full event is asked what then", () =>
    given(registered(ana), waitlisted(cleo))
      .when(enter(ben, upcoming(1)))
      .thenRejected(
        new EventFull({ tournamentId, playerId: ben, places: 1, taken: 1, waiting: 1 }),
      ));

  test("an administrator may exceed the limit", () =>
    given(registered(ana))
      .when(enter(ben, upcoming(1), "add"))
      .then(registered(ben, "admin")));

  test("an administrator may put a player on the waitlist, behind those who wait", () =>
    given(registered(ana), waitlisted(cleo))
      .when(enter(ben, upcoming(1), "wait"))
      .then(waitlisted(ben, 1)));

  test("who is to wait when it is full gets a place while there is one", () =>
    given(registered(ana))
      .when(enter(ben, upcoming(2), "wait"))
      .then(registered(ben, "admin")));

  test("players whom an administrator registered take places", () =>
    given(registered(ana, "admin"))
      .when(register(ben, upcoming(1)))
      .then(waitlisted(ben, 1)));

  test("a player who cancelled before the start takes no place", () =>
    given(registered(ana), cancelledBy(ana))
      .when(register(ben, upcoming(1)))
      .then(registered(ben)));

  test("a player who withdrew after the start still takes a place", () =>
    given(registered(ana), withdrew(ana))
      .when(register(ben, startedWith(1)))
      .then(waitlisted(ben, 1)));
});

describe("the waitlist", () => {
  const full = [registered(ana), waitlisted(ben), waitlisted(cleo)] as const;

  test("a free place goes to the first player on the waitlist", () =>
    given(...full)
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(ben)));

  test("a player who registers does not overtake the waitlist when a place is free", () =>
    given(...full, cancelledBy(ana))
      .when(register(dora, startedWith(1)))
      .then(waitlisted(dora, 1)));

  test("a player who left the waitlist is passed over", () =>
    given(...full, cancelledBy(ben))
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(cleo)));

  test("nobody moves up when another player leaves the waitlist", () =>
    given(...full)
      .when(withdraw(ben, upcoming(1)))
      .then(cancelledBy(ben)));

  test("a place that stayed free is given at the next change", () =>
    given(...full, cancelledBy(ana))
      .when(withdraw(ben, upcoming(1)))
      .then(cancelledBy(ben), promoted(cleo)));

  test("a player who joins the waitlist again goes to its end", () =>
    given(...full, cancelledBy(ben), waitlisted(ben))
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(cleo)));

  test("a player who gave up a place and registers again goes to the end of the waitlist", () =>
    given(...full, cancelledBy(ana), promoted(ben))
      .when(register(ana, upcoming(1)))
      .then(waitlisted(ana, 1)));

  test("the place of a declined player goes to the first on the waitlist", () =>
    given(...full)
      .when(decline(ana, upcoming(1)))
      .then(declined(ana), promoted(ben)));

  test("the place of a removed player goes to the first on the waitlist", () =>
    given(...full)
      .when(remove(ana, upcoming(1)))
      .then(removed(ana), promoted(ben)));

  test("the place of a player whom an administrator withdraws goes to the first on the waitlist", () =>
    given(...full)
      .when(withdrawByAdmin(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(ben)));

  test("removing a player who had already left frees no place", () =>
    given(...full, cancelledBy(ana), promoted(ben))
      .when(remove(ana, upcoming(1)))
      .then(removed(ana)));

  test("a place beyond the limit is not given again", () =>
    given(registered(ana), registered(dora, "admin"), waitlisted(ben))
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana)));

  test("after the start nobody moves up without an administrator", () =>
    given(...full)
      .when(remove(ana, startedWith(1)))
      .then(removed(ana)));
});

describe("promoting from the waitlist", () => {
  const line = [registered(ana), waitlisted(ben), waitlisted(cleo), waitlisted(dora)] as const;

  test("a higher limit gives places to the first players on the waitlist", () =>
    given(...line)
      .when(promote(upcoming(3)))
      .then(promoted(ben, "limit_raised"), promoted(cleo, "limit_raised")));

  test("removing the limit gives places to everybody on the waitlist", () =>
    given(registered(ana), waitlisted(ben), waitlisted(cleo))
      .when(promote(upcoming(0)))
      .then(promoted(ben, "limit_raised"), promoted(cleo, "limit_raised")));

  test("a player who was promoted is not promoted again", () =>
    given(...line, promoted(ben, "limit_raised"))
      .when(promote(upcoming(2)))
      .thenNothing());

  test("a lower limit takes no place away", () =>
    given(registered(ana), registered(ben), waitlisted(cleo, 2))
      .when(promote(upcoming(1)))
      .thenNothing());

  test.for([
    ["started", started],
    ["cancelled", cancelled],
  ] as const)("a %s tournament promotes nobody", ([, terms]) =>
    given(...line)
      .when(promote(terms))
      .thenNothing(),
  );
});
