import { test } from "vitest";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  chooseTee,
  forwardTee,
  registered,
  removed,
  teeChosen,
  tournamentId,
  waitlisted,
} from "./examples.ts";
import { NotInField, TeeIsFixed } from "./rejections.ts";

const { given } = scenario(fieldDecider);
const who = { tournamentId, playerId: ana };

test("a player may have a tee of their own", () =>
  given(registered(ana)).when(chooseTee(ana, forwardTee)).then(teeChosen(ana, forwardTee)));

test("a player on the waitlist may have a tee of their own", () =>
  given(waitlisted(ana)).when(chooseTee(ana, forwardTee)).then(teeChosen(ana, forwardTee)));

test("a player can return to the tee of the event", () =>
  given(registered(ana), teeChosen(ana, forwardTee))
    .when(chooseTee(ana, null))
    .then(teeChosen(ana, null)));

test("choosing the same tee again changes nothing", () =>
  given(registered(ana), teeChosen(ana, forwardTee))
    .when(chooseTee(ana, forwardTee))
    .then(...[]));

test("the tee cannot change once the player has scores", () =>
  given(registered(ana))
    .when(chooseTee(ana, forwardTee, true))
    .thenRejected(new TeeIsFixed(who)));

test("a player outside the field cannot have a tee", () =>
  given().when(chooseTee(ana, forwardTee)).thenRejected(new NotInField(who)));

test("a player who was removed and registers again begins with the tee of the event", () =>
  given(registered(ana), teeChosen(ana, forwardTee), removed(ana), registered(ana))
    .when(chooseTee(ana, null))
    .then(...[]));
