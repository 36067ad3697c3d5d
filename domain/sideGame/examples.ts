import { sideGameParticipantIdOf } from "../shared/derivedIds.ts";
import { Cents, HoleNumber, type PlayerId, RoundNumber, SideGameId } from "../shared/values.ts";
import { SideGameCommand } from "../testing/commands.ts";
import { tournamentId } from "../tournament/examples.ts";
import type { CreateSideGame } from "./creating.ts";
import { SideGameEvent } from "./events.ts";
import type { EnterInSideGame, JoinSideGame } from "./joining.ts";
import type { RecordHole } from "./recording.ts";
import type { SideGameSettings } from "./settings.ts";

/**
 * Named values for tests and documentation, so that a test shows only the values that matter to it.
 */
export { ana, ben, cleo, dora, tournamentId } from "../field/examples.ts";
export const sideGameId = SideGameId.make("2c8e4f10-6b7a-4d39-8e5f-1a2b3c4d5e06");

export const round1 = RoundNumber.make(1);
export const round2 = RoundNumber.make(2);
export const hole = (number: number) => HoleNumber.make(number);

/** The third of six is a par 3, all others are par 4s. */
export const sixHoles = [1, 2, 3, 4, 5, 6].map((number) => {
  return { holeNumber: hole(number), par: number === 3 ? 3 : 4 };
});

/** 90.00 on the first three holes of the first round, open to all players. */
export const skins: SideGameSettings = {
  gameType: "skins",
  gameFormat: "individual",
  scoring: "gross",
  roundNumbers: [round1],
  holeNumbers: [1, 2, 3].map(hole),
  purse: Cents.make(9000),
  maxParticipants: null,
  teamSize: 1,
  description: null,
  payoutStructure: [100],
  isCombinedRounds: false,
  separateRounds: null,
};

export const teamGame: SideGameSettings = { ...skins, gameType: "best_ball", gameFormat: "team" };
export const pairs: SideGameSettings = { ...skins, gameFormat: "partners" };
export const wolf: SideGameSettings = { ...skins, gameType: "wolf", maxParticipants: 4 };
export const nearest: SideGameSettings = {
  ...skins,
  gameType: "closest_to_pin",
  holeNumbers: [hole(3)],
};

const ofGame = { sideGameId, tournamentId };
const commands = SideGameCommand.cases;

export const create = (
  settings: SideGameSettings = skins,
  courseHoles: CreateSideGame["courseHoles"] = sixHoles,
) => commands.CreateSideGame.make({ ...ofGame, settings, courseHoles });

export const join = (playerId: PlayerId, how: Partial<JoinSideGame> = {}) =>
  commands.JoinSideGame.make({
    ...ofGame,
    playerId,
    teamName: null,
    isTeamCaptain: false,
    partnerId: null,
    isPartnerPlaying: true,
    tournamentStatus: "active",
    hasBegun: false,
    ...how,
  });

export const leave = (playerId: PlayerId, hasBegun = false) =>
  commands.LeaveSideGame.make({ ...ofGame, playerId, hasBegun });

export const enter = (playerId: PlayerId, how: Partial<EnterInSideGame> = {}) =>
  commands.EnterInSideGame.make({
    ...ofGame,
    playerId,
    teamName: null,
    isTeamCaptain: false,
    partnerId: null,
    isPartnerPlaying: true,
    isFinal: false,
    ...how,
  });

export const takeOut = (playerId: PlayerId, isFinal = false) =>
  commands.TakeOutOfSideGame.make({ ...ofGame, playerId, isFinal });

const onHole = (number: number, round = round1) => ({ ...ofGame, round, holeNumber: hole(number) });
const byOffice = { courseHoles: sixHoles, by: null, tournamentStatus: "active" } as const;

export const measure = (
  playerId: PlayerId,
  number: number,
  distance: number | null,
  how: Partial<Pick<RecordHole, "courseHoles" | "by" | "tournamentStatus">> = {},
) =>
  commands.RecordHole.make({
    ...onHole(number),
    record: { kind: "distance", playerId, distance },
    ...byOffice,
    ...how,
  });

export const choose = (wolfId: PlayerId, partnerId: PlayerId | null, number = 1, round = round1) =>
  commands.RecordHole.make({
    ...onHole(number, round),
    record: { kind: "wolf", playerId: wolfId, partnerId },
    ...byOffice,
  });

const events = SideGameEvent.cases;

export const created = (settings: SideGameSettings = skins) =>
  events.SideGameCreated.make({ ...ofGame, ...settings });

export const joined = (
  playerId: PlayerId,
  how: Partial<Pick<JoinSideGame, "teamName" | "isTeamCaptain" | "partnerId">> = {},
) =>
  events.SideGameJoined.make({
    ...ofGame,
    participantId: sideGameParticipantIdOf(sideGameId, playerId),
    playerId,
    teamName: null,
    isTeamCaptain: false,
    partnerId: null,
    ...how,
  });

export const measured = (playerId: PlayerId, number: number, distance: number | null) =>
  events.SideGameHoleRecorded.make({
    ...onHole(number),
    record: { kind: "distance", playerId, distance },
  });

export const chosen = (wolfId: PlayerId, partnerId: PlayerId | null, number = 1) =>
  events.SideGameHoleRecorded.make({
    ...onHole(number),
    record: { kind: "wolf", playerId: wolfId, partnerId },
  });

export const left = (playerId: PlayerId) => events.SideGameLeft.make({ ...ofGame, playerId });

export const sideChosen = (
  playerId: PlayerId,
  side: Partial<Pick<JoinSideGame, "teamName" | "isTeamCaptain" | "partnerId">>,
) =>
  events.SideGameSideChosen.make({
    ...ofGame,
    playerId,
    teamName: null,
    isTeamCaptain: false,
    partnerId: null,
    ...side,
  });
