import { describe, test } from "vitest";
import { sideGameDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  created,
  join,
  joined,
  leave,
  left,
  sideGameId,
  skins,
  takeOut,
} from "./examples.ts";
import { NotInSideGame, SideGameFinal, SideGameNotJoined, SideGameStarted } from "./rejections.ts";

const { given } = scenario(sideGameDecider);

describe("leaving a game", () => {
  test("a player leaves, and may come again", () => {
    given(created(), joined(ana)).when(leave(ana)).then(left(ana));
    given(created(), joined(ana), left(ana)).when(join(ana)).then(joined(ana));
  });

  test("the place of who leaves is free", () =>
    given(created({ ...skins, maxParticipants: 1 }), joined(ben), left(ben))
      .when(join(ana))
      .then(joined(ana)));

  test("who has not joined cannot leave", () =>
    given(created(), joined(ben))
      .when(leave(ana))
      .thenRejected(new SideGameNotJoined({ sideGameId })));

  test("nobody leaves after the first score", () =>
    given(created(), joined(ana))
      .when(leave(ana, true))
      .thenRejected(new SideGameStarted({ sideGameId })));
});

describe("what the office takes out until the winners are known", () => {
  test("a player is taken out, and no more when the game is final", () => {
    given(created(), joined(ana)).when(takeOut(ana)).then(left(ana));
    given(created(), joined(ana))
      .when(takeOut(ana, true))
      .thenRejected(new SideGameFinal({ sideGameId }));
  });

  test("who has not joined cannot be taken out", () =>
    given(created())
      .when(takeOut(ana))
      .thenRejected(new NotInSideGame({ sideGameId, playerId: ana })));
});
