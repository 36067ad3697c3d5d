import { describe, test } from "vitest";
import { teeSheetDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  changeGroup,
  cleo,
  dora,
  early,
  first,
  groupChanged,
  groupCreated,
  groupNumber,
  groupRemoved,
  late,
  tournamentId,
} from "./examples.ts";
import { InAnotherGroup, StaleGroupEdit } from "./rejections.ts";

const { given } = scenario(teeSheetDecider);
const second = groupNumber(3);

describe("a player who moves from another group", () => {
  const history = [groupCreated(early, [ana, ben]), groupCreated(late, [cleo])];
  const takesFrom = { groupId: early, basedOn: 0 };

  test("a player who moves leaves the other group in the same command", () =>
    given(...history)
      .when(changeGroup(late, [cleo, ben], { takesFrom }))
      .then(groupChanged(early, [ana]), groupChanged(late, [cleo, ben])));

  test("a group whose only player moves away is removed", () =>
    given(groupCreated(early, [ana]), groupCreated(late, [cleo]))
      .when(changeGroup(late, [cleo, ana], { takesFrom }))
      .then(groupRemoved(early), groupChanged(late, [cleo, ana])));

  test("a player does not move when the other group has changed since", () =>
    given(...history, groupChanged(early, [ana, ben, dora]))
      .when(changeGroup(late, [cleo, ben], { takesFrom }))
      .thenRejected(new StaleGroupEdit({ tournamentId, ...takesFrom })));

  test("a player cannot move from a third group", () =>
    given(...history, groupCreated(second, [dora]))
      .when(changeGroup(late, [cleo, dora], { takesFrom }))
      .thenRejected(
        new InAnotherGroup({ tournamentId, groupId: late, round: first, playerId: dora }),
      ));
});
