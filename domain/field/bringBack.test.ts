import { describe, test } from "vitest";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  addBack,
  ana,
  ben,
  cancelledBy,
  cutMade,
  cutWithdrawn,
  declined,
  disqualified,
  first,
  forwardTee,
  handicapCorrected,
  registered,
  removed,
  teeChosen,
  tournamentId,
  upcoming,
  waitlisted,
  withdrew,
} from "./examples.ts";
import { NotInField } from "./rejections.ts";

const { given } = scenario(fieldDecider);

describe("taking back a removal", () => {
  test("a player who is added back gets the place again, with the tee they had chosen", () =>
    given(registered(ana), teeChosen(ana, forwardTee), removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), teeChosen(ana, forwardTee)));

  test("a corrected handicap is still corrected", () => {
    const corrected = handicapCorrected(ana, { handicapIndex: 24 });
    return given(registered(ana), corrected, removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), corrected);
  });

  test("a player who waited is added back to the end of the waitlist, not to the field", () =>
    given(registered(ben), waitlisted(ana), removed(ana))
      .when(addBack(ana, upcoming(1)))
      .then(waitlisted(ana)));

  test.for([
    ["was declined", [declined(ana)]],
    ["had cancelled", [cancelledBy(ana)]],
    ["had withdrawn", [withdrew(ana)]],
    ["was disqualified", [disqualified(ana)]],
  ] as const)("a player who %s before the removal is added back in the same state", ([, [left]]) =>
    given(registered(ana), left, removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), left),
  );

  test("the reason of a withdrawal is kept when the player is added back", () => {
    const leaves = { ...withdrew(ana), reason: "injured" };
    return given(registered(ana), leaves, removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), leaves);
  });

  test("a player who had missed the cut has still missed it when they are added back", () =>
    given(registered(ana), registered(ben), cutMade([ben]), removed(ana))
      .when(addBack(ana))
      .then({ ...registered(ana, "admin"), missedCutAfter: first }));

  test("a player who had missed a cut plays on when the cut was withdrawn before they are added back", () =>
    given(registered(ana), registered(ben), cutMade([ben]), removed(ana), cutWithdrawn)
      .when(addBack(ana))
      .then(registered(ana, "admin")));

  test("adding back a player who is in the field again changes nothing", () =>
    given(registered(ana), removed(ana), registered(ana)).when(addBack(ana)).thenNothing());

  test("a player who was never in the field cannot be added back", () =>
    given(registered(ben))
      .when(addBack(ana))
      .thenRejected(new NotInField({ tournamentId, playerId: ana })));
});
