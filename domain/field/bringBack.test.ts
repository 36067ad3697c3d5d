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

describe("a removal that is taken back", () => {
  test("gives the place back, with the player's own tee", () =>
    given(registered(ana), teeChosen(ana, forwardTee), removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), teeChosen(ana, forwardTee)));

  test("sends who was waiting to the end of the line, and never into the field", () =>
    given(registered(ben), waitlisted(ana), removed(ana))
      .when(addBack(ana, upcoming(1)))
      .then(waitlisted(ana)));

  test.for([
    ["had declined", [declined(ana)]],
    ["had cancelled", [cancelledBy(ana)]],
    ["had withdrawn", [withdrew(ana)]],
    ["was disqualified", [disqualified(ana)]],
  ] as const)("leaves a player who %s as they were", ([, [left]]) =>
    given(registered(ana), left, removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), left),
  );

  test("keeps why they had left", () => {
    const leaves = { ...withdrew(ana), reason: "injured" };
    return given(registered(ana), leaves, removed(ana))
      .when(addBack(ana))
      .then(registered(ana, "admin"), leaves);
  });

  test("undoes no cut that the player had missed", () =>
    given(registered(ana), registered(ben), cutMade([ben]), removed(ana))
      .when(addBack(ana))
      .then({ ...registered(ana, "admin"), missedCutAfter: first }));

  test("lets a player on whose missed cut was taken back meanwhile", () =>
    given(registered(ana), registered(ben), cutMade([ben]), removed(ana), cutWithdrawn)
      .when(addBack(ana))
      .then(registered(ana, "admin")));

  test("does nothing for a player who is back already", () =>
    given(registered(ana), removed(ana), registered(ana)).when(addBack(ana)).thenNothing());

  test("is refused for somebody who was never there", () =>
    given(registered(ben))
      .when(addBack(ana))
      .thenRejected(new NotInField({ tournamentId, playerId: ana })));
});
