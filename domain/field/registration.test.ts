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
  noLimit,
  promoted,
  register,
  registerByAdmin,
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
  NotInField,
  RegistrationClosed,
  RegistrationDeadlinePassed,
  RegistrationWasDeclined,
} from "./rejections.ts";

const { given } = scenario(fieldDecider);
const who = { tournamentId, playerId: ana };

describe("registering", () => {
  test("a player gets a place", () => given().when(register(ana)).then(registered(ana)));

  test("late comers are welcome while it is played", () =>
    given().when(register(ana, started)).then(registered(ana)));

  test("nobody registers twice", () =>
    given(registered(ana)).when(register(ana)).thenRejected(new AlreadyRegistered(who)));

  test("nor by an administrator", () =>
    given(registered(ana)).when(registerByAdmin(ana)).thenRejected(new AlreadyRegistered(who)));

  test("who waits is registered already", () =>
    given(registered(ben), waitlisted(ana))
      .when(register(ana, upcoming(1)))
      .thenRejected(new AlreadyRegistered(who)));

  test("so is who withdrew after the start, for they stay listed", () =>
    given(registered(ana), withdrew(ana))
      .when(register(ana, started))
      .thenRejected(new AlreadyRegistered(who)));

  test("who withdrew before the start may come again", () =>
    given(registered(ana), cancelledBy(ana)).when(register(ana)).then(registered(ana)));

  test("so may who was removed", () =>
    given(registered(ana), removed(ana)).when(register(ana)).then(registered(ana)));

  test.for([
    ["completed", completed],
    ["cancelled", cancelled],
  ] as const)("a %s tournament takes nobody", ([, terms]) =>
    given().when(register(ana, terms)).thenRejected(new RegistrationClosed(who)),
  );

  test("nobody comes after the deadline", () =>
    given().when(register(ana, afterDeadline)).thenRejected(new RegistrationDeadlinePassed(who)));

  test("who was declined stays out", () =>
    given(registered(ana), declined(ana))
      .when(register(ana))
      .thenRejected(new RegistrationWasDeclined(who)));

  test("until the registration is removed", () =>
    given(registered(ana), declined(ana), removed(ana)).when(register(ana)).then(registered(ana)));

  test("administrators register whom they want, whenever they want", () =>
    given(registered(ben), registered(ana), declined(ana))
      .when(registerByAdmin(ana, { ...completed, maxParticipants: 1, hasDeadlinePassed: true }))
      .then(registered(ana, "admin")));
});

describe("why a player cannot register, first reason first", () => {
  const everything = { ...completed, hasDeadlinePassed: true };

  test("they are in", () =>
    given(registered(ana))
      .when(register(ana, everything))
      .thenRejected(new AlreadyRegistered(who)));

  test("it is over", () =>
    given(registered(ana), declined(ana))
      .when(register(ana, everything))
      .thenRejected(new RegistrationClosed(who)));

  test("it is too late", () =>
    given(registered(ana), declined(ana))
      .when(register(ana, afterDeadline))
      .thenRejected(new RegistrationDeadlinePassed(who)));
});

describe("accepting", () => {
  test("who waits gets a place, even in a full field", () =>
    given(registered(ben), waitlisted(ana))
      .when(accept(ana, upcoming(1)))
      .then(promoted(ana, "accepted")));

  test("even after the start, and before others in the line", () =>
    given(registered(ben), waitlisted(cleo), waitlisted(ana))
      .when(accept(ana, { ...started, maxParticipants: 1 }))
      .then(promoted(ana, "accepted")));

  test.for([
    ["a cancelled registration", cancelledBy(ana), "cancelled"],
    ["a declined registration", declined(ana), "cancelled"],
    ["a withdrawal", withdrew(ana), "withdrawn"],
    ["a disqualification", disqualified(ana), "disqualified"],
  ] as const)("%s is taken back", ([, event, from]) =>
    given(registered(ana), event).when(accept(ana)).then(reinstated(ana, from)),
  );

  test("who plays is accepted already", () =>
    given(registered(ana)).when(accept(ana)).thenNothing());

  test("who was taken back, too", () =>
    given(registered(ana), withdrew(ana), reinstated(ana, "withdrawn"))
      .when(accept(ana, started))
      .thenNothing());

  test("who never came cannot be accepted", () =>
    given().when(accept(ana)).thenRejected(new NotInField(who)));
});

describe("declining and removing", () => {
  test("a registration is declined", () =>
    given(registered(ana)).when(decline(ana)).then(declined(ana)));

  test("once", () => given(registered(ana), declined(ana)).when(decline(ana)).thenNothing());

  test("also one that its player cancelled, who then stays out", () =>
    given(registered(ana), cancelledBy(ana)).when(decline(ana)).then(declined(ana)));

  test("a registration is removed", () =>
    given(registered(ana)).when(remove(ana)).then(removed(ana)));

  test("then it is gone for everybody", () =>
    given(registered(ana), removed(ana)).when(remove(ana)).thenRejected(new NotInField(who)));

  test.for([accept, decline, remove])("nobody can act on a removed registration (%#)", (act) =>
    given(registered(ana), removed(ana)).when(act(ana, noLimit)).thenRejected(new NotInField(who)),
  );
});
