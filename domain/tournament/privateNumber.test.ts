import { describe, test } from "vitest";
import { tournamentDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  change,
  changed,
  created,
  followSchedule,
  moved,
  renumbered,
  replaceGuessableNumber,
  tournamentId,
} from "./examples.ts";
import { TournamentNotFound } from "./rejections.ts";

const { given } = scenario(tournamentDecider);
const edit = (isPrivate: boolean, privateNumber = 482_913) => ({
  ...change({ isPrivate }),
  privateNumber,
});
const madePrivate = changed({ isPrivate: true });
const madePublic = changed({ isPrivate: false });

describe("the number of a tournament that becomes private", () => {
  test("the tournament gets a new number, because everybody has seen the old one", () =>
    given(created()).when(edit(true)).then(madePrivate, renumbered(482_913)));

  test("the new number is recorded before a status that is set in the same edit", () =>
    given(created())
      .when({ ...edit(true), status: "cancelled" })
      .then(...[madePrivate, renumbered(482_913), moved("upcoming", "cancelled", "admin")]));

  test("the number stays while the tournament is private", () =>
    given(created(), madePrivate, renumbered(482_913))
      .when({ ...change({ isPrivate: true, name: "Autumn Open" }), privateNumber: 117_204 })
      .then(changed({ name: "Autumn Open" })));

  test("the number stays when the tournament becomes public", () =>
    given(created(), madePrivate, renumbered(482_913)).when(edit(false)).then(madePublic));

  test("the tournament gets a new number each time it becomes private", () =>
    given(created(), madePrivate, renumbered(482_913), madePublic)
      .when(edit(true, 117_204))
      .then(madePrivate, renumbered(117_204)));
});

describe("replacing a counted number of a private tournament", () => {
  test("a private tournament with a counted number gets a drawn one", () =>
    given(created({ isPrivate: true }))
      .when(replaceGuessableNumber(482_913))
      .then(renumbered(482_913)));

  test("a number is replaced only once", () =>
    given(created({ isPrivate: true }), renumbered(482_913))
      .when(replaceGuessableNumber(117_204))
      .thenNothing());

  test("a public tournament keeps its number", () =>
    given(created()).when(replaceGuessableNumber(482_913)).thenNothing());

  test("a replaced number does not refuse an edit that is based on the revision before", () =>
    given(created({ isPrivate: true }), renumbered(482_913))
      .when({ ...change({ name: "Autumn Open" }), basedOn: 0 })
      .then(changed({ name: "Autumn Open" })));

  test("a replaced number does not stop the clock", () =>
    given(created({ isPrivate: true }), renumbered(482_913))
      .when(followSchedule("2026-06-06"))
      .then(moved("upcoming", "active")));

  test("a number cannot be replaced without a tournament", () =>
    given()
      .when(replaceGuessableNumber(482_913))
      .thenRejected(new TournamentNotFound({ tournamentId })));
});
