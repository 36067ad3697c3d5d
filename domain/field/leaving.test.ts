import { describe, test } from "vitest";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  cancelled,
  cancelledBy,
  completed,
  cutMade,
  declined,
  disqualified,
  disqualify,
  registered,
  reinstated,
  started,
  tournamentId,
  upcoming,
  waitlisted,
  withdraw,
  withdrawByAdmin,
  withdrew,
} from "./examples.ts";
import {
  AlreadyWithdrawn,
  NoLongerPlaying,
  NotInField,
  TournamentCancelled,
  TournamentCompleted,
  TournamentNotStarted,
} from "./rejections.ts";

const { given } = scenario(fieldDecider);
const who = { tournamentId, playerId: ana };

describe("withdrawing", () => {
  test("before the start a withdrawal cancels the registration", () =>
    given(registered(ana))
      .when(withdraw(ana, upcoming(0)))
      .then(cancelledBy(ana)));

  test("after the start a player who withdraws stays in the list", () =>
    given(registered(ana)).when(withdraw(ana, started)).then(withdrew(ana)));

  test("after the start nobody on the waitlist gets the place of a player who withdraws", () =>
    given(registered(ana), waitlisted(ben))
      .when(withdraw(ana, { ...started, maxParticipants: 1 }))
      .then(withdrew(ana)));

  test("a player on the waitlist leaves it, even after the start", () =>
    given(registered(ben), waitlisted(ana))
      .when(withdraw(ana, { ...started, maxParticipants: 1 }))
      .then(cancelledBy(ana)));

  test("a player who missed the cut may withdraw", () =>
    given(registered(ana), registered(ben), cutMade([ben]))
      .when(withdraw(ana, started))
      .then(withdrew(ana)));

  test("the reason of a withdrawal is kept", () =>
    given(registered(ana))
      .when({ ...withdrawByAdmin(ana, started), reason: "injured" })
      .then({ ...withdrew(ana), reason: "injured" }));

  test("a reinstated player may withdraw again", () =>
    given(registered(ana), withdrew(ana), reinstated(ana, "withdrawn"))
      .when(withdraw(ana, started))
      .then(withdrew(ana)));

  test.for([
    ["cancelled", cancelledBy(ana)],
    ["declined", declined(ana)],
    ["withdrawn", withdrew(ana)],
  ] as const)("a player whose entry is %s has already withdrawn", ([, event]) =>
    given(registered(ana), event)
      .when(withdraw(ana, started))
      .thenRejected(new AlreadyWithdrawn(who)),
  );

  test("a disqualified player cannot withdraw", () =>
    given(registered(ana), disqualified(ana))
      .when(withdraw(ana, started))
      .thenRejected(new NoLongerPlaying(who)));

  test("a player who never registered cannot withdraw", () =>
    given().when(withdraw(ana)).thenRejected(new NotInField(who)));

  test("a player cannot withdraw from a completed tournament", () =>
    given(registered(ana))
      .when(withdraw(ana, completed))
      .thenRejected(new TournamentCompleted(who)));

  test("a player cannot withdraw from a cancelled tournament", () =>
    given(registered(ana))
      .when(withdraw(ana, cancelled))
      .thenRejected(new TournamentCancelled(who)));

  test("a player who has withdrawn learns this before they learn that the tournament is completed", () =>
    given(registered(ana), withdrew(ana))
      .when(withdraw(ana, completed))
      .thenRejected(new AlreadyWithdrawn(who)));

  test("an administrator may withdraw a player from a completed tournament", () =>
    given(registered(ana)).when(withdrawByAdmin(ana, completed)).then(withdrew(ana)));
});

describe("disqualifying", () => {
  test("a player can be disqualified after the start", () =>
    given(registered(ana)).when(disqualify(ana)).then(disqualified(ana)));

  test("a player who withdrew can be disqualified, even when the tournament is completed", () =>
    given(registered(ana), withdrew(ana)).when(disqualify(ana, completed)).then(disqualified(ana)));

  test("disqualifying a player again changes nothing", () =>
    given(registered(ana), disqualified(ana)).when(disqualify(ana)).thenNothing());

  test("nobody can be disqualified before the start", () =>
    given(registered(ana))
      .when(disqualify(ana, upcoming(0)))
      .thenRejected(new TournamentNotStarted(who)));

  test.for([
    ["is on the waitlist", [waitlisted(ana)]],
    ["left before the start", [registered(ana), cancelledBy(ana)]],
    ["was declined", [registered(ana), declined(ana)]],
    ["never registered", []],
  ] as const)("a player who %s cannot be disqualified", ([, history]) =>
    given(...history)
      .when(disqualify(ana))
      .thenRejected(new NotInField(who)),
  );
});
