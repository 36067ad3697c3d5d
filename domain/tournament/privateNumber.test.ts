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
const hidden = changed({ isPrivate: true });
const shown = changed({ isPrivate: false });

describe("the number of a tournament that becomes private", () => {
  test("is a new one: everybody has seen the one before", () =>
    given(created()).when(edit(true)).then(hidden, renumbered(482_913)));

  test("comes before a status that is set with it", () =>
    given(created())
      .when({ ...edit(true), status: "cancelled" })
      .then(...[hidden, renumbered(482_913), moved("upcoming", "cancelled", "admin")]));

  test("stays while it is private", () =>
    given(created(), hidden, renumbered(482_913))
      .when({ ...change({ isPrivate: true, name: "Autumn Open" }), privateNumber: 117_204 })
      .then(changed({ name: "Autumn Open" })));

  test("stays when it is opened to all", () =>
    given(created(), hidden, renumbered(482_913)).when(edit(false)).then(shown));

  test("is a new one each time", () =>
    given(created(), hidden, renumbered(482_913), shown)
      .when(edit(true, 117_204))
      .then(hidden, renumbered(117_204)));
});

describe("a private tournament with a number that was counted", () => {
  test("gets another one", () =>
    given(created({ isPrivate: true }))
      .when(replaceGuessableNumber(482_913))
      .then(renumbered(482_913)));

  test("once", () =>
    given(created({ isPrivate: true }), renumbered(482_913))
      .when(replaceGuessableNumber(117_204))
      .thenNothing());

  test("unless it is open to all", () =>
    given(created()).when(replaceGuessableNumber(482_913)).thenNothing());

  test("which spoils nobody's edit", () =>
    given(created({ isPrivate: true }), renumbered(482_913))
      .when({ ...change({ name: "Autumn Open" }), basedOn: 0 })
      .then(changed({ name: "Autumn Open" })));

  test("and does not hide that the clock has moved on", () =>
    given(created({ isPrivate: true }), renumbered(482_913))
      .when(followSchedule("2026-06-06"))
      .then(moved("upcoming", "active")));

  test("must be there", () =>
    given()
      .when(replaceGuessableNumber(482_913))
      .thenRejected(new TournamentNotFound({ tournamentId })));
});
