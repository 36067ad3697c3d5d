import { describe, test } from "vitest";
import { sideGameDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  cleo,
  created,
  join,
  joined,
  pairs,
  sideGameId,
  skins,
  teamGame,
} from "./examples.ts";
import {
  AlreadyInSideGame,
  PartnerIsOneself,
  PartnerMissing,
  PartnerNotRegistered,
  SideGameFull,
  SideGameNotOpen,
  TeamNameMissing,
} from "./rejections.ts";

const { given } = scenario(sideGameDecider);
const who = { sideGameId, playerId: ana };
const forOne = { ...skins, maxParticipants: 1 };

describe("joining", () => {
  test("a player joins", () => given(created()).when(join(ana)).then(joined(ana)));

  test("once", () =>
    given(created(), joined(ana)).when(join(ana)).thenRejected(new AlreadyInSideGame(who)));

  test("while there is a place", () => given(created(forOne)).when(join(ana)).then(joined(ana)));

  test("and not when all are taken", () =>
    given(created(forOne), joined(ben))
      .when(join(ana))
      .thenRejected(new SideGameFull({ sideGameId })));

  test("before the tournament has started", () =>
    given(created())
      .when(join(ana, { tournamentStatus: "upcoming" }))
      .then(joined(ana)));

  test.for(["completed", "cancelled"] as const)("but not when it is %s", (tournamentStatus) =>
    given(created())
      .when(join(ana, { tournamentStatus }))
      .thenRejected(new SideGameNotOpen({ sideGameId })),
  );
});

describe("joining for oneself", () => {
  test("whatever was said about a team or a partner", () =>
    given(created())
      .when(join(ana, { teamName: "Reds", isTeamCaptain: true, partnerId: ana }))
      .then(joined(ana)));
});

describe("joining a team", () => {
  test("takes its name", () =>
    given(created(teamGame))
      .when(join(ana, { teamName: "Reds", isTeamCaptain: true, partnerId: ben }))
      .then(joined(ana, { teamName: "Reds", isTeamCaptain: true })));

  test("without one there is no team", () =>
    given(created(teamGame)).when(join(ana)).thenRejected(new TeamNameMissing(who)));
});

describe("joining with a partner", () => {
  test("names one, who does not join by that", () =>
    given(created(pairs))
      .when(join(ana, { teamName: "Reds", isTeamCaptain: true, partnerId: ben }))
      .then(joined(ana, { partnerId: ben })));

  test("whom others may have named too", () =>
    given(created(pairs), joined(cleo, { partnerId: ben }))
      .when(join(ana, { partnerId: ben }))
      .then(joined(ana, { partnerId: ben })));

  test("without one there is no side", () =>
    given(created(pairs)).when(join(ana)).thenRejected(new PartnerMissing(who)));

  test("nobody is their own partner", () =>
    given(created(pairs))
      .when(join(ana, { partnerId: ana }))
      .thenRejected(new PartnerIsOneself(who)));

  test("the partner is somebody of the field", () =>
    given(created(pairs))
      .when(join(ana, { partnerId: ben, isPartnerRegistered: false }))
      .thenRejected(new PartnerNotRegistered(who)));
});

describe("why a player cannot join, first reason first", () => {
  const fullPairs = { ...pairs, maxParticipants: 1 };
  const over = { tournamentStatus: "completed" } as const;

  test("it is over", () =>
    given(created(fullPairs), joined(ana))
      .when(join(ana, over))
      .thenRejected(new SideGameNotOpen({ sideGameId })));

  test("they are in", () =>
    given(created(fullPairs), joined(ana))
      .when(join(ana))
      .thenRejected(new AlreadyInSideGame(who)));

  test("it is full", () =>
    given(created(fullPairs), joined(ben))
      .when(join(ana))
      .thenRejected(new SideGameFull({ sideGameId })));
});
