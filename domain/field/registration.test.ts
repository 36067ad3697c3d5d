import { describe, test } from "vitest";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  accept,
  afterDeadline,
  ana,
  ben,
  cancelled,
  cancelledBy,
  cleo,
  completed,
  decline,
  declined,
  disqualified,
  enter,
  noLimit,
  promoted,
  register,
  registered,
  reinstated,
  remove,
  removed,
  started,
  tournamentId,
  upcoming,
  waitlisted,
  withdrew,
} from "./examples.ts";
import {
  AlreadyRegistered,
  HandicapMissing,
  NotInField,
  RegistrationClosed,
  RegistrationDeadlinePassed,
  RegistrationWasDeclined,
} from "./rejections.ts";

const { given } = scenario(fieldDecider);

test("a player without a handicap is asked for one where the event needs it", () =>
  given()
    .when(register(ana, noLimit, true))
    .thenRejected(new HandicapMissing({ tournamentId, playerId: ana })));

test("who is registered already is told so, with or without a handicap", () =>
  given(registered(ana))
    .when(register(ana, noLimit, true))
    .thenRejected(new AlreadyRegistered({ tournamentId, playerId: ana })));

const who = { tournamentId, playerId: ana };

describe("registering", () => {
  test("a player gets a place", () => given().when(register(ana)).then(registered(ana)));

  test("a player can register after the start", () =>
    given().when(register(ana, started)).then(registered(ana)));

  test("a player cannot register twice", () =>
    given(registered(ana)).when(register(ana)).thenRejected(new AlreadyRegistered(who)));

  test("an administrator cannot register a player who is registered already", () =>
    given(registered(ana)).when(enter(ana)).thenRejected(new AlreadyRegistered(who)));

  test("a player on the waitlist is registered already", () =>
    given(registered(ben), waitlisted(ana))
      .when(register(ana, upcoming(1)))
      .thenRejected(new AlreadyRegistered(who)));

  test("a player who withdrew after the start is registered already, because they stay in the list", () =>
    given(registered(ana), withdrew(ana))
      .when(register(ana, started))
      .thenRejected(new AlreadyRegistered(who)));

  test("a player who cancelled before the start can register again", () =>
    given(registered(ana), cancelledBy(ana)).when(register(ana)).then(registered(ana)));

  test("a removed player can register again", () =>
    given(registered(ana), removed(ana)).when(register(ana)).then(registered(ana)));

  test.for([
    ["completed", completed],
    ["cancelled", cancelled],
  ] as const)("a %s tournament accepts no registration", ([, terms]) =>
    given().when(register(ana, terms)).thenRejected(new RegistrationClosed(who)),
  );

  test("a registration after the deadline is refused", () =>
    given().when(register(ana, afterDeadline)).thenRejected(new RegistrationDeadlinePassed(who)));

  test("a declined player cannot register again", () =>
    given(registered(ana), declined(ana))
      .when(register(ana))
      .thenRejected(new RegistrationWasDeclined(who)));

  test("a declined player can register again after the registration was removed", () =>
    given(registered(ana), declined(ana), removed(ana)).when(register(ana)).then(registered(ana)));

  test("an administrator can register a declined player for a full and completed tournament after the deadline", () =>
    given(registered(ben), registered(ana), declined(ana))
      .when(enter(ana, { ...completed, maxParticipants: 1, hasDeadlinePassed: true }, "add"))
      .then(registered(ana, "admin")));
});

describe("several reasons why a player cannot register", () => {
  const everything = { ...completed, hasDeadlinePassed: true };

  test("an existing registration is the first reason", () =>
    given(registered(ana))
      .when(register(ana, everything))
      .thenRejected(new AlreadyRegistered(who)));

  test("a completed tournament is a reason before the deadline and a declined registration", () =>
    given(registered(ana), declined(ana))
      .when(register(ana, everything))
      .thenRejected(new RegistrationClosed(who)));

  test("a passed deadline is a reason before a declined registration", () =>
    given(registered(ana), declined(ana))
      .when(register(ana, afterDeadline))
      .thenRejected(new RegistrationDeadlinePassed(who)));
});

describe("accepting", () => {
  test("an accepted player moves from the waitlist to the field, even when it is full", () =>
    given(registered(ben), waitlisted(ana))
      .when(accept(ana, upcoming(1)))
      .then(promoted(ana, "accepted")));

  test("a player can be accepted after the start, and before others on the waitlist", () =>
    given(registered(ben), waitlisted(cleo), waitlisted(ana))
      .when(accept(ana, { ...started, maxParticipants: 1 }))
      .then(promoted(ana, "accepted")));

  test.for([
    ["a cancelled registration", cancelledBy(ana), "cancelled"],
    ["a declined registration", declined(ana), "cancelled"],
    ["a withdrawal", withdrew(ana), "withdrawn"],
    ["a disqualification", disqualified(ana), "disqualified"],
  ] as const)("accepting takes back %s", ([, event, from]) =>
    given(registered(ana), event).when(accept(ana)).then(reinstated(ana, from)),
  );

  test("accepting a player who plays changes nothing", () =>
    given(registered(ana)).when(accept(ana)).thenNothing());

  test("accepting a reinstated player changes nothing", () =>
    given(registered(ana), withdrew(ana), reinstated(ana, "withdrawn"))
      .when(accept(ana, started))
      .thenNothing());

  test("a player who never registered cannot be accepted", () =>
    given().when(accept(ana)).thenRejected(new NotInField(who)));
});

describe("declining and removing", () => {
  test("a registration is declined", () =>
    given(registered(ana)).when(decline(ana)).then(declined(ana)));

  test("declining a registration again changes nothing", () =>
    given(registered(ana), declined(ana)).when(decline(ana)).thenNothing());

  test("a registration that its player cancelled can be declined", () =>
    given(registered(ana), cancelledBy(ana)).when(decline(ana)).then(declined(ana)));

  test("a registration is removed", () =>
    given(registered(ana)).when(remove(ana)).then(removed(ana)));

  test("a removed registration cannot be removed again", () =>
    given(registered(ana), removed(ana)).when(remove(ana)).thenRejected(new NotInField(who)));

  test.for([accept, decline, remove])("nobody can act on a removed registration (%#)", (act) =>
    given(registered(ana), removed(ana)).when(act(ana, noLimit)).thenRejected(new NotInField(who)),
  );
});
