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

test("who waits may have one, too", () =>
  given(waitlisted(ana)).when(chooseTee(ana, forwardTee)).then(teeChosen(ana, forwardTee)));

test("and goes back to that of the event", () =>
  given(registered(ana), teeChosen(ana, forwardTee))
    .when(chooseTee(ana, null))
    .then(teeChosen(ana, null)));

test("the same tee again is no change", () =>
  given(registered(ana), teeChosen(ana, forwardTee))
    .when(chooseTee(ana, forwardTee))
    .then(...[]));

test("with scores the tee stays", () =>
  given(registered(ana))
    .when(chooseTee(ana, forwardTee, true))
    .thenRejected(new TeeIsFixed(who)));

test("somebody else has no tee", () =>
  given().when(chooseTee(ana, forwardTee)).thenRejected(new NotInField(who)));

test("who comes again begins with the tee of the event", () =>
  given(registered(ana), teeChosen(ana, forwardTee), removed(ana), registered(ana))
    .when(chooseTee(ana, null))
    .then(...[]));
