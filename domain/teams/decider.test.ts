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
  test("the players of a team are kept in the given order", () =>
    given()
      .when(form([ben, ana, cleo]))
      .then(formed([ben, ana, cleo])));

  test("the handicaps that the players have at that moment are recorded", () =>
    given()
      .when(form([ben, ana], { handicapIndexes: [7.9, -1.2] }))
      .then(formed([ben, ana], { handicapIndexes: [7.9, -1.2] })));

  test("forming the same team again changes nothing", () =>
    given(formed()).when(form()).thenNothing());

  test("a team of one player is refused", () =>
    given()
      .when(form([ana]))
      .thenRejected(wrongSize));

  test("a pair has exactly two players", () => {
    const pair = { kind: "pair" } as const;
    given()
      .when(form([ana, ben], pair))
      .then(formed([ana, ben], pair));
    given()
      .when(form([ana, ben, cleo], pair))
      .thenRejected(wrongSize);
  });

  test("a team may have four players", () => {
    const many = [ana, ben, cleo, dora];
    given().when(form(many)).then(formed(many));
  });

  test("a player cannot be their own partner", () =>
    given()
      .when(form([ana, ana], { kind: "pair" }))
      .thenRejected(new PlayerTwiceInTeam(which)));

  test("a team with a player who has no place in the field is refused", () =>
    given()
      .when(form([ana, ben], { notRegistered: [ana] }))
      .thenRejected(new TeamOfStrangers({ ...which, playerIds: [ana] })));

  test("a player may be in several teams", () =>
    given(formed([ana, ben]))
      .when(form([ana, cleo], { teamId: hawks, name: "Hawks" }))
      .then(formed([ana, cleo], { teamId: hawks, name: "Hawks" })));
});

describe("disbanding a team", () => {
  test("an administrator disbands a team", () => given(formed()).when(disband()).then(disbanded()));

  test("a team that was disbanded cannot be disbanded again", () =>
    given(formed(), disbanded()).when(disband()).thenRejected(new TeamNotFound(which)));

  test("a team that does not exist cannot be disbanded", () =>
    given(formed())
      .when(disband(hawks))
      .thenRejected(new TeamNotFound({ tournamentId, teamId: hawks })));
});
