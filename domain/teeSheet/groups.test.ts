import { describe, test } from "vitest";
import { playerNumber } from "../testing/arbitraries.ts";
import { teeSheetDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  at,
  ben,
  changeGroup,
  cleo,
  createGroup,
  dora,
  early,
  first,
  groupChanged,
  groupCreated,
  groupRemoved,
  late,
  removeGroup,
  second,
  tournamentId,
} from "./examples.ts";
import {
  GroupIsEmpty,
  GroupNotFound,
  GroupOfStrangers,
  GroupTooLarge,
  InAnotherGroup,
  PlayerTwiceInGroup,
  StaleGroupEdit,
} from "./rejections.ts";

const { given } = scenario(teeSheetDecider);
const which = { tournamentId, groupId: early };

describe("creating a group", () => {
  test("the players of a group are kept in the order of their positions", () =>
    given()
      .when(createGroup(early, [ben, ana]))
      .then(groupCreated(early, [ben, ana])));

  test("creating the same group again changes nothing", () =>
    given(groupCreated(early, [ana]))
      .when(createGroup(early, [ana]))
      .thenNothing());

  test("a group without players is refused", () =>
    given().when(createGroup(early, [])).thenRejected(new GroupIsEmpty(which)));

  test("a group has at most four players", () => {
    const five = [ana, ben, cleo, dora, playerNumber(1)];
    given().when(createGroup(early, five)).thenRejected(new GroupTooLarge(which));
    given()
      .when(createGroup(early, five.slice(0, 4)))
      .then(groupCreated(early, five.slice(0, 4)));
  });

  test("a player cannot be in a group twice", () =>
    given()
      .when(createGroup(early, [ana, ben, ana]))
      .thenRejected(new PlayerTwiceInGroup(which)));

  test("a group with a player who has no place in the field is refused", () =>
    given()
      .when(createGroup(early, [ana, ben], { notRegistered: [ben] }))
      .thenRejected(new GroupOfStrangers({ ...which, playerIds: [ben] })));

  test("a player who has another group in the round is refused by name", () =>
    given(groupCreated(late, [cleo, ben]))
      .when(createGroup(early, [ana, ben, cleo]))
      .thenRejected(new InAnotherGroup({ ...which, round: first, playerId: ben })));

  test("each round has its own groups", () =>
    given(groupCreated(late, [ana]))
      .when(createGroup(early, [ana], { round: second }))
      .then(groupCreated(early, [ana], { round: second })));

  test("a player of a removed group can be in a new group", () =>
    given(groupCreated(late, [ana]), groupRemoved(late))
      .when(createGroup(early, [ana]))
      .then(groupCreated(early, [ana])));
});

describe("changing a group", () => {
  test("players, name, round and time of a group can change", () =>
    given(groupCreated(early, [ana]))
      .when(changeGroup(early, [ben, cleo], { name: "Late", round: second, teeTime: at("14:30") }))
      .then(
        groupChanged(early, [ben, cleo], { name: "Late", round: second, teeTime: at("14:30") }),
      ));

  test("the same group again changes nothing", () =>
    given(groupCreated(early, [ana, ben]))
      .when(changeGroup(early, [ana, ben]))
      .thenNothing());

  test("another order of the players is a change", () =>
    given(groupCreated(early, [ana, ben]))
      .when(changeGroup(early, [ben, ana]))
      .then(groupChanged(early, [ben, ana])));

  test("a player of another group of the round is refused", () =>
    given(groupCreated(early, [ana]), groupCreated(late, [ben]))
      .when(changeGroup(early, [ana, ben]))
      .thenRejected(new InAnotherGroup({ ...which, round: first, playerId: ben })));

  test("a group cannot move to a round where one of its players has another group", () =>
    given(groupCreated(early, [ana]), groupCreated(late, [ana], { round: second }))
      .when(changeGroup(early, [ana], { round: second }))
      .thenRejected(new InAnotherGroup({ ...which, round: second, playerId: ana })));

  test("a group that was removed cannot be changed", () =>
    given(groupCreated(early, [ana]), groupRemoved(early))
      .when(changeGroup(early, [ana]))
      .thenRejected(new GroupNotFound(which)));
});

describe("two people who edit groups at the same time", () => {
  const history = [
    groupCreated(early, [ana]),
    groupCreated(late, [ben]),
    groupChanged(early, [ana, cleo]),
  ];

  test("an edit that is based on an older revision of the group is refused", () =>
    given(...history)
      .when(changeGroup(early, [ana, dora], { basedOn: 0 }))
      .thenRejected(new StaleGroupEdit({ ...which, basedOn: 0 })));

  test("an edit that is based on the latest revision of the group is accepted", () =>
    given(...history)
      .when(changeGroup(early, [ana, dora], { basedOn: 2 }))
      .then(groupChanged(early, [ana, dora])));

  test("edits of other groups do not matter", () =>
    given(...history)
      .when(changeGroup(late, [ben, dora], { basedOn: 1 }))
      .then(groupChanged(late, [ben, dora])));

  test("an edit without a revision is accepted", () =>
    given(...history)
      .when(changeGroup(early, [dora]))
      .then(groupChanged(early, [dora])));
});

describe("removing a group", () => {
  test("an administrator removes a group", () =>
    given(groupCreated(early, [ana]))
      .when(removeGroup(early))
      .then(groupRemoved(early)));

  test("a group that does not exist cannot be removed", () =>
    given().when(removeGroup(early)).thenRejected(new GroupNotFound(which)));
});
