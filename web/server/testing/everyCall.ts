import { randomUUID } from "node:crypto";
import { examplePassword } from "../../../application/accounts/examples.ts";
import { par4 } from "../../../domain/scorecard/examples.ts";
import type { Stage } from "./stage.ts";

export interface Sample {
  /**
   * What visitor, outsider, waiting, owner, partner, other admin, event admin and super admin get, by
   * `answers` below. Written by hand, not taken from the contract.
   */
  readonly expect: string;
  readonly body?: (stage: Stage) => unknown;
  readonly query?: string;
  readonly participantId?: (stage: Stage) => string;
  readonly sideGameId?: (stage: Stage) => string;
  readonly userId?: (stage: Stage) => string;
  readonly sessionId?: (stage: Stage) => string;
}

/** The letters of the table. "+" is the success of the call. */
export const answers: Readonly<Record<string, readonly [number, string]>> = {
  n: [401, "Not authenticated"],
  a: [401, "Admin authentication required"],
  p: [401, "Invalid email or password"],
  r: [403, "You must be registered for this event"],
  m: [403, "You can only manage events you are assigned to."],
  s: [403, "Super admin access required"],
  c: [403, "You do not have access to this scorecard"],
  o: [403, "You cannot verify your own scorecard"],
  d: [409, "Already registered for this event"],
  t: [404, "Session not found"],
  v: [409, "This scorecard is not verified"],
};

let groups = 0;

/** In the third or the fourth round, by turns: nobody has two groups in one. */
const aGroup = ({ ownerId }: Stage) => ({
  groupName: "Late risers",
  teeTime: "09:30",
  roundNumber: 3 + (groups++ % 2),
  members: [ownerId],
});

const aHole = { holeNumber: 1, par: 4, handicap: 1 };
const aCourse = { name: "Dunes", address: "Sea Road 2", city: "Troon", state: "Ayrshire" };
const scores = { roundNumber: 1, holeScores: [{ ...par4(2) }] };

const anAccount = () => ({
  email: `${randomUUID()}@club.example`,
  password: "secret-enough",
  firstName: "Nora",
  lastName: "New",
  phone: "+43 660 7654321",
  shirtSize: "MED",
  handicap: "18.2",
  agreeToTerms: true,
});

let asked = 0;

/** One after the other: a match can be arranged once in a round. */
const nextRound = () => 1 + (asked++ % 2);

const inField = "nr+++nnn";
const shared = "nr++++++";
const signedIn = "n+++++++";
const ofPlayer = "n++++nnn";
const ofAdmin = "ammmm+++";
const ofEventAdmin = "ammmmm++";
const ofSuperAdmin = "assssss+";
const anotherPassword = { oldPassword: examplePassword, newPassword: "albatross-2" };
const wrongLogin = { email: "nobody@club.example", password: "wrong" };

/** A good request for every call of the contract, and who may make it. */
export const samples: Readonly<Record<string, Sample>> = {
  "API-01": { expect: ofPlayer },
  "API-02": { expect: "pppppppp", body: () => ({ username: wrongLogin.email, password: "wrong" }) },
  "API-03": { expect: "++++++++", body: anAccount },
  "API-04": { expect: "++++++++" },
  "API-05": { expect: ofPlayer, body: () => ({ firstName: "Renamed", handicap: "9.1" }) },
  "API-06": { expect: "++++++++" },
  "API-07": { expect: shared },
  "API-08": { expect: "n+dddnnn" },
  "API-09": { expect: ofPlayer },
  "API-10": { expect: ofPlayer },
  "API-11": { expect: shared },
  "API-12": { expect: shared },
  "API-13": { expect: shared },
  "API-14": { expect: shared },
  "API-15": { expect: shared },
  "API-16": { expect: ofPlayer },
  "API-17": { expect: "nc++++++" },
  "API-18": { expect: inField },
  "API-19": { expect: shared },
  "API-20": { expect: inField },
  "API-21": { expect: "nrr++nnn", body: () => scores },
  "API-22": { expect: ofPlayer },
  "API-23": { expect: "nr++++++" },
  "API-24": { expect: "nrro+nnn", body: () => ({ notes: "well played" }) },
  "API-25": { expect: ofPlayer },
  "API-26": { expect: ofPlayer },
  "API-27": { expect: ofPlayer },
  "API-28": { expect: shared },
  "API-29": { expect: "nrr++nnn", body: () => ({ teamName: "Reds", isTeamCaptain: false }) },
  "API-30": { expect: signedIn },
  "API-31": { expect: signedIn },
  "API-32": { expect: signedIn },
  "API-33": { expect: "aaaaa+++" },
  "API-34": { expect: "pppppppp", body: () => wrongLogin },
  "API-35": { expect: "++++++++" },
  "API-36": { expect: ofAdmin },
  "API-37": { expect: ofAdmin },
  "API-37-ONE": { expect: ofAdmin },
  "API-38": { expect: ofAdmin },
  "API-39": { expect: ofAdmin },
  "API-40": { expect: ofAdmin },
  "API-41": { expect: ofAdmin },
  "API-42": { expect: ofAdmin },
  "API-43": { expect: ofAdmin },
  "API-45": { expect: ofAdmin, body: () => aCourse },
  "API-46": { expect: ofAdmin, body: () => ({ name: "Dunes" }) },
  "API-47": { expect: ofAdmin, body: () => aHole },
  "API-48": { expect: ofAdmin, body: () => ({ par: 5 }) },
  "API-49": { expect: ofAdmin },
  "API-50": { expect: ofAdmin },
  "API-51": { expect: ofSuperAdmin, body: anAccount },
  "API-52": { expect: ofAdmin, body: () => ({ firstName: "Renamed", shirtSize: "" }) },
  "API-53": {
    expect: ofEventAdmin,
    body: () => ({ newPassword: "albatross-2" }),
    userId: ({ partnerId }) => partnerId,
  },
  "API-54": { expect: ofEventAdmin, userId: ({ outsiderId }) => outsiderId },
  "API-55": { expect: ofEventAdmin },
  "API-56": { expect: ofSuperAdmin, userId: ({ outsiderId }) => outsiderId },
  "API-56-RESTORE": { expect: ofSuperAdmin },
  "API-57": { expect: "assssss+", body: () => ({}) },
  "API-58": { expect: ofEventAdmin, body: () => ({ name: "Winter Open" }) },
  "API-59": {
    expect: ofEventAdmin,
    body: () => ({ action: "accept" }),
    participantId: ({ partnerId }) => partnerId,
  },
  "API-60": { expect: ofAdmin },
  "API-61": {
    expect: ofEventAdmin,
    body: ({ ownerId, partnerId }) => ({
      ...{ name: "Aces", player1Id: ownerId, player2Id: partnerId, type: "pair" },
    }),
  },
  "API-62": {
    expect: ofEventAdmin,
    body: ({ ownerId, partnerId }) => ({ name: "Eagles", playerIds: [ownerId, partnerId] }),
  },
  "API-63": { expect: ofEventAdmin, body: aGroup },
  "API-64": {
    expect: ofEventAdmin,
    body: ({ ownerId, partnerId }) => ({
      ...{ groupName: "Twilight", teeTime: "18:00", roundNumber: 1 },
      members: [partnerId, ownerId],
    }),
  },
  "API-65": { expect: ofEventAdmin },
  "API-66": {
    expect: ofEventAdmin,
    body: () => ({ type: "random", startTime: "08:00", interval: 10 }),
  },
  "API-67": {
    expect: ofEventAdmin,
    body: () => ({
      ...{ gameType: "skins", gameFormat: "individual" },
      ...{ roundNumbers: [1], holeNumbers: [1, 2], totalPurse: "40.00" },
    }),
  },
  "API-68": { expect: ofAdmin },
  "API-69": { expect: ofAdmin },
  "API-70": { expect: ofEventAdmin, body: ({ ownerId }) => ({ ...scores, playerId: ownerId }) },
  "API-71": { expect: ofEventAdmin },
  "API-72": { expect: "nr+++nnn" },
  "API-73": {
    expect: ofEventAdmin,
    body: ({ ownerId, partnerId }) => ({
      playerId: ownerId,
      opponentId: partnerId,
      roundNumber: nextRound(),
    }),
  },
  "API-74": { expect: shared },
  "API-75": { expect: ofEventAdmin, body: () => ({ afterRound: 1, top: 10 }) },
  "API-76": { expect: ofEventAdmin, body: () => ({ reason: "Hole 4 is missing" }) },
  "API-77": { expect: ofEventAdmin },
  "API-78": { expect: shared },
  "API-79": {
    expect: ofEventAdmin,
    body: ({ ownerId }) => ({ playerId: ownerId, roundNumber: 1, holeNumber: 2, distance: 231.5 }),
    sideGameId: ({ longestDriveId }) => longestDriveId,
  },
  "API-80": {
    expect: "nrr+rm++",
    body: ({ ownerId }) => ({ roundNumber: 1, holeNumber: 2, wolfId: ownerId, partnerId: null }),
    sideGameId: ({ wolfGameId }) => wolfGameId,
  },
  "API-81": { expect: "nc++++++" },
  "API-83": { expect: shared },
  "API-84": { expect: ofAdmin },
  "API-85": { expect: ofAdmin },
  "API-86": { expect: "nc++++++" },
  "API-91": { expect: ofEventAdmin, body: ({ ownerId }) => ({ ...scores, playerId: ownerId }) },
  "API-95": { expect: "ammmmmvv", body: () => ({ reason: null }) },
  "API-96": { expect: ofEventAdmin, body: ({ scorecardId }) => ({ scorecardIds: [scorecardId] }) },
  "API-97": {
    expect: ofEventAdmin,
    body: ({ ownerId, partnerId }) => ({ playerIds: [ownerId, partnerId], action: "markPaid" }),
  },
  "API-100": { expect: "++++++++" },
  "API-101": { expect: "++++++++" },
  "API-103": { expect: ofPlayer, body: () => anotherPassword },
  "API-103-ADMIN": { expect: ofAdmin, body: () => anotherPassword },
  "API-104": { expect: ofPlayer },
  "API-104-ADMIN": { expect: ofAdmin },
  "API-104-END": { expect: "ntt+tnnn" },
  "API-104-END-OTHERS": { expect: ofPlayer },
  "API-104-ADMIN-END": {
    expect: "ammmmtt+",
    sessionId: ({ superAdminSessionId }) => superAdminSessionId,
  },
  "API-104-ADMIN-END-OTHERS": { expect: ofAdmin },
  "API-105": { expect: shared },
  "API-106": { expect: shared },
  "BOARD-SETTINGS": { expect: shared },
  TODAY: { expect: ofPlayer },
  "API-92": { expect: shared },
  "ADMIN-COUNTS": { expect: ofAdmin },
  HEALTH: { expect: "++++++++" },
};

/** The live connection never ends by itself: it has tests of its own. */
export const leftOut = ["API-82", "API-102"];
