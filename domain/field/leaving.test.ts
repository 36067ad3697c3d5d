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
  test("before the start the registration is cancelled", () =>
    given(registered(ana))
      .when(withdraw(ana, upcoming(0)))
      .then(cancelledBy(ana)));

  test("after the start the player stays listed", () =>
    given(registered(ana)).when(withdraw(ana, started)).then(withdrew(ana)));

  test("after the start nobody gets the place", () =>
    given(registered(ana), waitlisted(ben))
      .when(withdraw(ana, { ...started, maxParticipants: 1 }))
      .then(withdrew(ana)));

  test("who waits leaves the line, also after the start", () =>
    given(registered(ben), waitlisted(ana))
      .when(withdraw(ana, { ...started, maxParticipants: 1 }))
      .then(cancelledBy(ana)));

  test("who missed the cut may go", () =>
    given(registered(ana), registered(ben), cutMade([ben]))
      .when(withdraw(ana, started))
      .then(withdrew(ana)));

  test("the reason is kept", () =>
    given(registered(ana))
      .when({ ...withdrawByAdmin(ana, started), reason: "injured" })
      .then({ ...withdrew(ana), reason: "injured" }));

  test("who came back may withdraw again", () =>
    given(registered(ana), withdrew(ana), reinstated(ana, "withdrawn"))
      .when(withdraw(ana, started))
      .then(withdrew(ana)));

  test.for([
    ["cancelled", cancelledBy(ana)],
    ["declined", declined(ana)],
    ["withdrawn", withdrew(ana)],
  ] as const)("who is %s has left already", ([, event]) =>
    given(registered(ana), event)
      .when(withdraw(ana, started))
      .thenRejected(new AlreadyWithdrawn(who)),
  );

  test("who was disqualified no longer plays", () =>
    given(registered(ana), disqualified(ana))
      .when(withdraw(ana, started))
      .thenRejected(new NoLongerPlaying(who)));

  test("who never came cannot leave", () =>
    given().when(withdraw(ana)).thenRejected(new NotInField(who)));

  test("nobody leaves a completed tournament", () =>
    given(registered(ana))
      .when(withdraw(ana, completed))
      .thenRejected(new TournamentCompleted(who)));

  test("nor a cancelled one", () =>
    given(registered(ana))
      .when(withdraw(ana, cancelled))
      .thenRejected(new TournamentCancelled(who)));

  test("who has left hears that first", () =>
    given(registered(ana), withdrew(ana))
      .when(withdraw(ana, completed))
      .thenRejected(new AlreadyWithdrawn(who)));

  test("administrators may withdraw players afterwards", () =>
    given(registered(ana)).when(withdrawByAdmin(ana, completed)).then(withdrew(ana)));
});

describe("disqualifying", () => {
  test("after the start", () =>
    given(registered(ana)).when(disqualify(ana)).then(disqualified(ana)));

  test("also when all is over, and also who has withdrawn", () =>
    given(registered(ana), withdrew(ana)).when(disqualify(ana, completed)).then(disqualified(ana)));

  test("once", () => given(registered(ana), disqualified(ana)).when(disqualify(ana)).thenNothing());

  test("not before the start", () =>
    given(registered(ana))
      .when(disqualify(ana, upcoming(0)))
      .thenRejected(new TournamentNotStarted(who)));

  test.for([
    ["waits", [waitlisted(ana)]],
    ["left before the start", [registered(ana), cancelledBy(ana)]],
    ["was declined", [registered(ana), declined(ana)]],
    ["never came", []],
  ] as const)("not who %s", ([, history]) =>
    given(...history)
      .when(disqualify(ana))
      .thenRejected(new NotInField(who)),
  );
});
