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
  promote,
  promoted,
  register,
  registerByAdmin,
  registered,
  remove,
  removed,
  started,
  upcoming,
  waitlisted,
  withdraw,
  withdrawByAdmin,
  withdrew,
} from "./examples.ts";

const { given } = scenario(fieldDecider);
const startedWith = (maxParticipants: number) => ({ ...started, maxParticipants });

describe("a full field", () => {
  test("who comes waits, and learns how many places there were", () =>
    given(registered(ana), registered(ben))
      .when(register(cleo, upcoming(2)))
      .then(waitlisted(cleo, 2)));

  test("the last place is a place", () =>
    given(registered(ana))
      .when(register(ben, upcoming(2)))
      .then(registered(ben)));

  test("without a limit nobody waits", () =>
    given(registered(ana))
      .when(register(ben, upcoming(0)))
      .then(registered(ben)));

  test("administrators may exceed it", () =>
    given(registered(ana))
      .when(registerByAdmin(ben, upcoming(1)))
      .then(registered(ben, "admin")));

  test("whom administrators added take places, too", () =>
    given(registered(ana, "admin"))
      .when(register(ben, upcoming(1)))
      .then(waitlisted(ben, 1)));

  test("who left before the start takes none", () =>
    given(registered(ana), cancelledBy(ana))
      .when(register(ben, upcoming(1)))
      .then(registered(ben)));

  test("who left after the start keeps theirs", () =>
    given(registered(ana), withdrew(ana))
      .when(register(ben, startedWith(1)))
      .then(waitlisted(ben, 1)));
});

describe("the line", () => {
  const full = [registered(ana), waitlisted(ben), waitlisted(cleo)] as const;

  test("a free place goes to the first", () =>
    given(...full)
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(ben)));

  test("nobody overtakes it when a place is free", () =>
    given(...full, cancelledBy(ana))
      .when(register(dora, startedWith(1)))
      .then(waitlisted(dora, 1)));

  test("who leaves it is passed over", () =>
    given(...full, cancelledBy(ben))
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(cleo)));

  test("nobody moves up when somebody leaves it", () =>
    given(...full)
      .when(withdraw(ben, upcoming(1)))
      .then(cancelledBy(ben)));

  test("a place that nobody was given is given at the next change", () =>
    given(...full, cancelledBy(ana))
      .when(withdraw(ben, upcoming(1)))
      .then(cancelledBy(ben), promoted(cleo)));

  test("who comes again goes to its end", () =>
    given(...full, cancelledBy(ben), waitlisted(ben))
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(cleo)));

  test("who gave up a place goes to its end, too", () =>
    given(...full, cancelledBy(ana), promoted(ben))
      .when(register(ana, upcoming(1)))
      .then(waitlisted(ana, 1)));

  test("a declined player's place is free", () =>
    given(...full)
      .when(decline(ana, upcoming(1)))
      .then(declined(ana), promoted(ben)));

  test("a removed player's place is free", () =>
    given(...full)
      .when(remove(ana, upcoming(1)))
      .then(removed(ana), promoted(ben)));

  test("so is that of a player whom an administrator withdraws", () =>
    given(...full)
      .when(withdrawByAdmin(ana, upcoming(1)))
      .then(cancelledBy(ana), promoted(ben)));

  test("removing who had left already frees nothing", () =>
    given(...full, cancelledBy(ana), promoted(ben))
      .when(remove(ana, upcoming(1)))
      .then(removed(ana)));

  test("a place beyond the limit is not given again", () =>
    given(registered(ana), registered(dora, "admin"), waitlisted(ben))
      .when(withdraw(ana, upcoming(1)))
      .then(cancelledBy(ana)));

  test("after the start nobody moves up by themselves", () =>
    given(...full)
      .when(remove(ana, startedWith(1)))
      .then(removed(ana)));
});

describe("promoting from the line", () => {
  const line = [registered(ana), waitlisted(ben), waitlisted(cleo), waitlisted(dora)] as const;

  test("a higher limit gives places to the first", () =>
    given(...line)
      .when(promote(upcoming(3)))
      .then(promoted(ben, "limit_raised"), promoted(cleo, "limit_raised")));

  test("no limit gives places to all", () =>
    given(registered(ana), waitlisted(ben), waitlisted(cleo))
      .when(promote(upcoming(0)))
      .then(promoted(ben, "limit_raised"), promoted(cleo, "limit_raised")));

  test("who was promoted waits no longer", () =>
    given(...line, promoted(ben, "limit_raised"))
      .when(promote(upcoming(2)))
      .thenNothing());

  test("a lower limit takes nobody's place", () =>
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
