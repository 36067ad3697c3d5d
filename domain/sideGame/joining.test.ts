import { describe, test } from "vitest";
import { sideGameDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  ben,
  cleo,
  created,
  enter,
  join,
  joined,
  pairs,
  sideChosen,
  sideGameId,
  skins,
  teamGame,
} from "./examples.ts";
import {
  AlreadyInSideGame,
  PartnerIsOneself,
  PartnerMissing,
  PartnerNotRegistered,
  PartnerTaken,
  SideGameFinal,
  SideGameFull,
  SideGameNotOpen,
  SideGameStarted,
  TeamNameMissing,
} from "./rejections.ts";

const { given } = scenario(sideGameDecider);
const who = { sideGameId, playerId: ana };
const forOne = { ...skins, maxParticipants: 1 };

describe("joining", () => {
  test("a player joins a game", () => given(created()).when(join(ana)).then(joined(ana)));

  test("a player cannot join twice", () =>
    given(created(), joined(ana)).when(join(ana)).thenRejected(new AlreadyInSideGame(who)));

  test("a player can join while there is a place", () =>
    given(created(forOne)).when(join(ana)).then(joined(ana)));

  test("a player cannot join a full game", () =>
    given(created(forOne), joined(ben))
      .when(join(ana))
      .thenRejected(new SideGameFull({ sideGameId })));

  test("a player can join before the tournament has started", () =>
    given(created())
      .when(join(ana, { tournamentStatus: "upcoming" }))
      .then(joined(ana)));

  test.for(["completed", "cancelled"] as const)(
    "a player cannot join when the tournament is %s",
    (tournamentStatus) =>
      given(created())
        .when(join(ana, { tournamentStatus }))
        .thenRejected(new SideGameNotOpen({ sideGameId })),
  );
});

describe("joining until the first score", () => {
  test("nobody joins once a player of the game, or the one who would join, has a score", () =>
    given(created(), joined(ben))
      .when(join(ana, { hasBegun: true }))
      .thenRejected(new SideGameStarted({ sideGameId })));

  test("before it a player takes another team", () => {
    const reds = joined(ana, { teamName: "Reds" });
    given(created(teamGame), reds)
      .when(join(ana, { teamName: "Blues" }))
      .then(sideChosen(ana, { teamName: "Blues" }));
    given(created(teamGame), reds)
      .when(join(ana, { teamName: "Blues", hasBegun: true }))
      .thenRejected(new SideGameStarted({ sideGameId }));
  });

  test("the same team again is no other one, however it is written", () =>
    given(created(teamGame), joined(ana, { teamName: "Reds" }))
      .when(join(ana, { teamName: "réds ", hasBegun: true }))
      .thenRejected(new AlreadyInSideGame(who)));

  test("before it a player names another partner", () => {
    const named = joined(ana, { partnerId: ben });
    given(created(pairs), named)
      .when(join(ana, { partnerId: cleo }))
      .then(sideChosen(ana, { partnerId: cleo }));
    given(created(pairs), named)
      .when(join(ana, { partnerId: ben }))
      .thenRejected(new AlreadyInSideGame(who));
    given(created(pairs), named)
      .when(join(ana, { partnerId: ana }))
      .thenRejected(new PartnerIsOneself(who));
  });

  test("a full game keeps the place of who changes the side", () =>
    given(created({ ...teamGame, maxParticipants: 1 }), joined(ana, { teamName: "Reds" }))
      .when(join(ana, { teamName: "Blues" }))
      .then(sideChosen(ana, { teamName: "Blues" })));
});

describe("what the office puts right until the winners are known", () => {
  test("a player comes in after the first score, and no more when the game is final", () => {
    given(created(), joined(ben)).when(enter(ana)).then(joined(ana));
    given(created(), joined(ben))
      .when(enter(ana, { isFinal: true }))
      .thenRejected(new SideGameFinal({ sideGameId }));
  });

  test("a player has one place, and a full game none", () => {
    given(created(), joined(ana)).when(enter(ana)).thenRejected(new AlreadyInSideGame(who));
    given(created(forOne), joined(ben))
      .when(enter(ana))
      .thenRejected(new SideGameFull({ sideGameId }));
  });

  test("two are partners by one choice, also where the other had named somebody else", () =>
    given(created(pairs), joined(ben, { partnerId: cleo }))
      .when(enter(ana, { partnerId: ben }))
      .then(joined(ana, { partnerId: ben }), sideChosen(ben, { partnerId: ana })));

  test("nobody takes the place of a partner who was chosen back", () =>
    given(created(pairs), joined(ben, { partnerId: cleo }), joined(cleo, { partnerId: ben }))
      .when(enter(ana, { partnerId: ben }))
      .thenRejected(new PartnerTaken({ sideGameId, playerId: ben })));
});

describe("joining an individual game", () => {
  test("a team or a partner that is named is ignored", () =>
    given(created())
      .when(join(ana, { teamName: "Reds", isTeamCaptain: true, partnerId: ana }))
      .then(joined(ana)));
});

describe("joining a team", () => {
  test("a player joins with the name of the team, and a partner that is named is ignored", () =>
    given(created(teamGame))
      .when(join(ana, { teamName: "Reds", isTeamCaptain: true, partnerId: ben }))
      .then(joined(ana, { teamName: "Reds", isTeamCaptain: true })));

  test("a player cannot join a game of teams without the name of a team", () =>
    given(created(teamGame)).when(join(ana)).thenRejected(new TeamNameMissing(who)));
});

describe("joining with a partner", () => {
  test("a player names a partner, who does not join by this", () =>
    given(created(pairs))
      .when(join(ana, { teamName: "Reds", isTeamCaptain: true, partnerId: ben }))
      .then(joined(ana, { partnerId: ben })));

  test("two players may name the same partner", () =>
    given(created(pairs), joined(cleo, { partnerId: ben }))
      .when(join(ana, { partnerId: ben }))
      .then(joined(ana, { partnerId: ben })));

  test("a player cannot join a game of partners without a partner", () =>
    given(created(pairs)).when(join(ana)).thenRejected(new PartnerMissing(who)));

  test("a player cannot be their own partner", () =>
    given(created(pairs))
      .when(join(ana, { partnerId: ana }))
      .thenRejected(new PartnerIsOneself(who)));

  test("a partner must play in the event", () =>
    given(created(pairs))
      .when(join(ana, { partnerId: ben, isPartnerPlaying: false }))
      .thenRejected(new PartnerNotRegistered(who)));
});

describe("several reasons why a player cannot join", () => {
  const fullPairs = { ...pairs, maxParticipants: 1 };
  const over = { tournamentStatus: "completed" } as const;

  test("a completed tournament is the first reason", () =>
    given(created(fullPairs), joined(ana))
      .when(join(ana, over))
      .thenRejected(new SideGameNotOpen({ sideGameId })));

  test("having joined already is a reason before a full game and a missing partner", () =>
    given(created(fullPairs), joined(ana))
      .when(join(ana))
      .thenRejected(new AlreadyInSideGame(who)));

  test("a full game is a reason before a missing partner", () =>
    given(created(fullPairs), joined(ben))
      .when(join(ana))
      .thenRejected(new SideGameFull({ sideGameId })));
});
