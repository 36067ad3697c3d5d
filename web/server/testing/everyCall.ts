import { randomUUID } from "node:crypto";
import { examplePassword } from "../../../application/accounts/examples.ts";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { aPixel } from "../../../infrastructure/pictures/testing.ts";
import { endpoints } from "../../contract/api.ts";
import {
  type Answers,
  admins,
  adminsOfTheEvent,
  alreadyRegistered,
  anybodySignedIn,
  deadLink,
  everyAdmin,
  everybody,
  noCut,
  noPlayOff,
  noSuchSession,
  notDisputed,
  notRegistered,
  notSignedIn,
  notTheirCard,
  notTheirEvent,
  notTheMarker,
  notVerified,
  ok,
  ownCard,
  players,
  playersOfTheField,
  registeredAndAdmins,
  registeredPlayers,
  roundGoesOn,
  sameCourse,
  superAdmins,
  wrongPassword,
} from "./callers.ts";
import type { Stage } from "./stage.ts";

export interface Sample {
  /** Written by hand and not taken from the contract, so that the test checks the contract. */
  readonly answers: Answers;
  readonly body?: (stage: Stage) => unknown;
  /** A file, instead of a body. */
  readonly form?: () => FormData;
  readonly query?: string;
  readonly participantId?: (stage: Stage) => string;
  readonly sideGameId?: (stage: Stage) => string;
  readonly userId?: (stage: Stage) => string;
  readonly sessionId?: (stage: Stage) => string;
}

let groups = 0;

/** In the third or the fourth round, in turn, so that no player has two groups in one round. */
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

const aMailAddress = () => `${randomUUID()}@club.example`;

let asked = 0;

/** One after the other, because a match can be arranged only once in a round. */
const nextRound = () => 1 + (asked++ % 2);

const anotherPassword = { oldPassword: examplePassword, newPassword: "albatross-2" };
const wrongLogin = { email: "nobody@club.example", password: "wrong" };

/** The smallest valid picture. */
const aPicture = () => {
  const form = new FormData();
  form.append("picture", new Blob([aPixel]), "me.png");
  return form;
};

/** A valid request for every call of the contract, and the result for each kind of caller. */
export const samples: Readonly<Record<string, Sample>> = {
  getUser: { answers: players },
  login: {
    answers: everybody(wrongPassword),
    body: () => ({ username: wrongLogin.email, password: "wrong" }),
  },
  register: { answers: everybody(ok), body: anAccount },
  logout: { answers: everybody(ok) },
  changeUser: { answers: players, body: () => ({ firstName: "Renamed", handicap: "9.1" }) },
  changePicture: { answers: players, form: aPicture },
  getPicture: { answers: anybodySignedIn },
  requestPasswordReset: { answers: everybody(ok), body: () => ({ email: aMailAddress() }) },
  resetPassword: { answers: everybody(deadLink), body: () => ({ newPassword: "albatross-2" }) },
  listEvents: { answers: everybody(ok) },
  getEvent: { answers: registeredAndAdmins },
  registerForEvent: {
    answers: {
      ...players,
      ...{ waiting: alreadyRegistered, owner: alreadyRegistered, partner: alreadyRegistered },
    },
  },
  getRegistrationStatus: { answers: players },
  listMyRegistrations: { answers: players },
  listParticipants: { answers: registeredAndAdmins },
  getLeaderboard: { answers: registeredAndAdmins },
  listRounds: { answers: registeredAndAdmins },
  getSummary: { answers: registeredAndAdmins },
  listGroups: { answers: registeredAndAdmins },
  listDraws: { answers: admins },
  listMyRounds: { answers: players },
  getScorecard: { answers: { ...anybodySignedIn, outsider: notTheirCard } },
  listMyScorecards: { answers: registeredPlayers },
  listAllScorecards: { answers: registeredAndAdmins },
  listVerificationNeeded: { answers: registeredPlayers },
  recordGroupScores: {
    answers: playersOfTheField,
    body: ({ ownerId }) => ({ ...scores, playerId: ownerId }),
  },
  recordMyScores: { answers: playersOfTheField, body: () => scores },
  canAttest: { answers: players },
  listAttestations: { answers: registeredAndAdmins },
  attestScorecard: {
    answers: { ...playersOfTheField, owner: ownCard },
    body: () => ({ notes: "well played" }),
  },
  settleHoleDispute: {
    answers: {
      ...everybody(notTheMarker),
      visitor: notSignedIn,
      ...{ partner: notDisputed, eventAdmin: notDisputed, superAdmin: notDisputed },
    },
    body: () => ({ entryId: randomUUID() }),
  },
  getScoringAverages: { answers: players },
  getHandicapRecord: { answers: players },
  getStatistics: { answers: players },
  getMatchPlayStats: { answers: players },
  listMatchPlayRecords: { answers: players },
  listSideGames: { answers: registeredAndAdmins },
  joinSideGame: {
    answers: playersOfTheField,
    body: () => ({ teamName: "Reds", isTeamCaptain: false }),
  },
  getCourse: { answers: anybodySignedIn },
  listHoles: { answers: anybodySignedIn },
  listCourses: { answers: anybodySignedIn },
  getAdminSession: { answers: everyAdmin },
  adminLogin: { answers: everybody(wrongPassword), body: () => wrongLogin },
  adminLogout: { answers: everybody(ok) },
  listAdminEvents: { answers: admins },
  listUsers: { answers: admins },
  getUserForAdmin: { answers: admins },
  listUserEvents: { answers: admins },
  listEventAdmins: { answers: admins },
  listParticipantStructures: { answers: admins },
  listPlayFormats: { answers: admins },
  listScoringMetrics: { answers: admins },
  listCompetitionContainers: { answers: admins },
  searchCourse: { answers: admins, body: () => ({ courseName: "Augusta National" }) },
  createCourse: { answers: admins, body: () => aCourse },
  changeCourse: { answers: admins, body: () => ({ name: "Dunes" }) },
  changeCard: { answers: admins, body: () => ({ holes: [aHole] }) },
  addHole: { answers: admins, body: () => aHole },
  changeHole: { answers: admins, body: () => ({ par: 5 }) },
  deleteHole: { answers: admins },
  archiveCourse: { answers: admins },
  restoreCourse: { answers: admins },
  createUser: { answers: superAdmins, body: anAccount },
  changeUserForAdmin: { answers: admins, body: () => ({ firstName: "Renamed", shirtSize: "" }) },
  resetUserPassword: {
    answers: adminsOfTheEvent,
    body: () => ({ newPassword: "albatross-2" }),
    userId: ({ partnerId }) => partnerId,
  },
  registerUser: { answers: adminsOfTheEvent, userId: ({ outsiderId }) => outsiderId },
  removeUserFromEvent: { answers: adminsOfTheEvent },
  archiveUser: { answers: superAdmins, userId: ({ outsiderId }) => outsiderId },
  restoreUser: { answers: superAdmins },
  createEvent: { answers: superAdmins, body: () => ({}) },
  changeEvent: { answers: adminsOfTheEvent, body: () => ({ name: "Winter Open" }) },
  changeParticipant: {
    answers: adminsOfTheEvent,
    body: () => ({ action: "accept" }),
    participantId: ({ partnerId }) => partnerId,
  },
  listTeams: { answers: admins },
  formPair: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({
      ...{ name: "Aces", player1Id: ownerId, player2Id: partnerId, type: "pair" },
    }),
  },
  formTeam: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({ name: "Eagles", playerIds: [ownerId, partnerId] }),
  },
  createGroup: { answers: adminsOfTheEvent, body: aGroup },
  changeGroup: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({
      ...{ groupName: "Twilight", teeTime: "18:00", roundNumber: 1 },
      members: [partnerId, ownerId],
    }),
  },
  removeGroup: { answers: adminsOfTheEvent },
  autoSchedule: {
    answers: adminsOfTheEvent,
    body: () => ({ type: "random", startTime: "08:00", interval: 10 }),
  },
  createSideGame: {
    answers: adminsOfTheEvent,
    body: () => ({
      ...{ gameType: "skins", gameFormat: "individual" },
      ...{ roundNumbers: [1], holeNumbers: [1, 2], totalPurse: "40.00" },
    }),
  },
  listScorecards: { answers: admins },
  listUnverifiedScorecards: { answers: admins },
  recordScores: {
    answers: adminsOfTheEvent,
    body: ({ ownerId }) => ({ ...scores, playerId: ownerId }),
  },
  verifyScorecard: { answers: adminsOfTheEvent },
  withdraw: { answers: registeredPlayers },
  arrangeMatch: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({
      playerId: ownerId,
      opponentId: partnerId,
      roundNumber: nextRound(),
    }),
  },
  listMatches: { answers: registeredAndAdmins },
  listMatchHoles: { answers: registeredAndAdmins },
  recordPlayOff: {
    answers: { ...adminsOfTheEvent, eventAdmin: roundGoesOn, superAdmin: roundGoesOn },
    body: ({ ownerId, partnerId }) => ({ playerIds: [ownerId, partnerId], note: "Third hole" }),
  },
  withdrawPlayOff: {
    answers: { ...adminsOfTheEvent, eventAdmin: noPlayOff, superAdmin: noPlayOff },
  },
  listCuts: { answers: adminsOfTheEvent },
  withdrawCut: { answers: { ...adminsOfTheEvent, eventAdmin: noCut, superAdmin: noCut } },
  makeCut: { answers: adminsOfTheEvent, body: () => ({ afterRound: 1, top: 10 }) },
  rejectScorecard: { answers: adminsOfTheEvent, body: () => ({ reason: "Hole 4 is missing" }) },
  disbandTeam: { answers: adminsOfTheEvent },
  getSideGameResults: { answers: registeredAndAdmins },
  recordSideGameEntry: {
    answers: adminsOfTheEvent,
    body: ({ ownerId }) => ({ playerId: ownerId, roundNumber: 1, holeNumber: 2, distance: 231.5 }),
    sideGameId: ({ longestDriveId }) => longestDriveId,
  },
  recordWolfChoice: {
    answers: {
      ...registeredAndAdmins,
      ...{ waiting: notRegistered, partner: notRegistered, otherAdmin: notTheirEvent },
    },
    body: ({ ownerId }) => ({ roundNumber: 1, holeNumber: 2, wolfId: ownerId, partnerId: null }),
    sideGameId: ({ wolfGameId }) => wolfGameId,
  },
  getScoreHistory: { answers: { ...anybodySignedIn, outsider: notTheirCard } },
  getCalendar: { answers: registeredAndAdmins },
  exportLeaderboard: { answers: admins },
  exportParticipants: { answers: admins },
  explainScorecard: { answers: { ...anybodySignedIn, outsider: notTheirCard } },
  previewScores: {
    answers: adminsOfTheEvent,
    body: ({ ownerId }) => ({ ...scores, playerId: ownerId }),
  },
  applyCourse: {
    answers: { ...adminsOfTheEvent, eventAdmin: sameCourse, superAdmin: sameCourse },
    body: () => ({ preview: true }),
  },
  unverifyScorecard: {
    answers: { ...adminsOfTheEvent, eventAdmin: notVerified, superAdmin: notVerified },
    body: () => ({ reason: null }),
  },
  verifyScorecards: {
    answers: adminsOfTheEvent,
    body: ({ scorecardId }) => ({ scorecardIds: [scorecardId] }),
  },
  changeParticipants: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({ playerIds: [ownerId, partnerId], action: "markPaid" }),
  },
  getFollowedEvent: { answers: everybody(ok) },
  getFollowedBoard: { answers: everybody(ok) },
  changeUserPassword: { answers: players, body: () => anotherPassword },
  changeAdminPassword: { answers: admins, body: () => anotherPassword },
  listUserSessions: { answers: players },
  listAdminSessions: { answers: admins },
  endUserSession: {
    answers: {
      ...players,
      ...{ outsider: noSuchSession, waiting: noSuchSession, partner: noSuchSession },
    },
  },
  endOtherUserSessions: { answers: players },
  endAdminSession: {
    answers: { ...admins, otherAdmin: noSuchSession, eventAdmin: noSuchSession },
    sessionId: ({ superAdminSessionId }) => superAdminSessionId,
  },
  endOtherAdminSessions: { answers: admins },
  getRoundAhead: { answers: registeredAndAdmins },
  getEventMoney: { answers: registeredAndAdmins },
  getBoardSettings: { answers: registeredAndAdmins },
  getScoreMoments: { answers: registeredAndAdmins },
  getRecordFingerprint: { answers: registeredAndAdmins },
  getRecord: { answers: registeredAndAdmins },
  getToday: { answers: players },
  getTeamLeaderboard: { answers: registeredAndAdmins },
  getAdminCounts: { answers: admins },
  getAdminToday: { answers: admins },
  getHealth: { answers: everybody(ok) },
  watchLive: { answers: registeredAndAdmins },
  watchFollowedBoard: { answers: everybody(ok) },
};

/** Live connections never end by themselves. */
export const live: ReadonlyArray<string> = ["watchLive", "watchFollowedBoard"];

export type NamedCall = (typeof endpoints)[number];

/** Every call of the contract that ends, by its name. */
export const calls = endpoints.filter(([name]) => !live.includes(name));
