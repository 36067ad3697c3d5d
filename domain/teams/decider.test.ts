import { describe, test } from "vitest";
import { teamsDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  cleo,
  disband,
  disbanded,
  dora,
  eagles,
  form,
  formed,
  hawks,
  tournamentId,
} from "./examples.ts";
import { PlayerTwiceInTeam, TeamNotFound, TeamOfStrangers, WrongTeamSize } from "./rejections.ts";

const { given } = scenario(teamsDecider);
const which = { tournamentId, teamId: eagles };
const wrongSize = new WrongTeamSize(which);

describe("forming a team", () => {
  test("its players are kept in the order given", () =>
    given()
      .when(form([ben, ana, cleo]))
      .then(formed([ben, ana, cleo])));

  test("with the handicaps that they have at that moment", () =>
    given()
      .when(form([ben, ana], { handicapIndexes: [7.9, -1.2] }))
      .then(formed([ben, ana], { handicapIndexes: [7.9, -1.2] })));

  test("once", () => given(formed()).when(form()).thenNothing());

  test("nobody is a team alone", () =>
    given()
      .when(form([ana]))
      .thenRejected(wrongSize));

  test("a pair is two, and no more", () => {
    const pair = { kind: "pair" } as const;
    given()
      .when(form([ana, ben], pair))
      .then(formed([ana, ben], pair));
    given()
      .when(form([ana, ben, cleo], pair))
      .thenRejected(wrongSize);
  });

  test("a team may be many", () => {
    const many = [ana, ben, cleo, dora];
    given().when(form(many)).then(formed(many));
  });

  test("nobody is their own partner", () =>
    given()
      .when(form([ana, ana], { kind: "pair" }))
      .thenRejected(new PlayerTwiceInTeam(which)));

  test("all have a place in the field", () =>
    given()
      .when(form([ana, ben], { notRegistered: [ana] }))
      .thenRejected(new TeamOfStrangers({ ...which, playerIds: [ana] })));

  test("a player may be in several", () =>
    given(formed([ana, ben]))
      .when(form([ana, cleo], { teamId: hawks, name: "Hawks" }))
      .then(formed([ana, cleo], { teamId: hawks, name: "Hawks" })));
});

describe("disbanding a team", () => {
  test("it is gone", () => given(formed()).when(disband()).then(disbanded()));

  test("once", () =>
    given(formed(), disbanded()).when(disband()).thenRejected(new TeamNotFound(which)));

  test("there must be such a team", () =>
    given(formed())
      .when(disband(hawks))
      .thenRejected(new TeamNotFound({ tournamentId, teamId: hawks })));
});
