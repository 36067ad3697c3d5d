import { randomUUID } from "node:crypto";
import {
  accountManagers,
  admins,
  adminsOfTheEvent,
  everyAdmin,
  everybody,
  noAdministrator,
  noCut,
  noMessage,
  noPlayOff,
  noSecondFactor,
  noSignInStep,
  noSuchFactor,
  noSuchSession,
  nothingLate,
  notLastImport,
  notSentBack,
  notVerified,
  ok,
  roundGoesOn,
  sameCourse,
  superAdmins,
  wrongPassword,
} from "./callers.ts";
import type { Sample } from "./sample.ts";
import {
  anAccount,
  anotherPassword,
  ownPassword,
  scores,
  someCode,
  wrongLogin,
} from "./sampleBodies.ts";
import type { Stage } from "./stage.ts";

let groups = 0;

/** In the third or the fourth round, in turn, so that no player has two groups in one round. */
const aGroup = ({ ownerId }: Stage) => ({
  groupName: "Late risers",
  teeTime: "09:30",
  roundNumber: 3 + (groups++ % 2),
  members: [ownerId],
});

let asked = 0;

/** One after the other, because a match can be arranged only once in a round. */
const nextRound = () => 1 + (asked++ % 2);

const aName = { firstName: "Nora", lastName: "New" };
const aHole = { holeNumber: 1, par: 4, handicap: 1 };
const aCourse = { name: "Dunes", address: "Sea Road 2", city: "Troon", state: "Ayrshire" };

const aColleague = { firstName: "Edda", lastName: "Stone", accountType: "event_admin" };

/** None has the id in the path. */
const noColleague = { ...superAdmins, superAdmin: noAdministrator };
const aMessage = {
  ...{ kind: "teeTime", subject: "{event}", text: "You play: {tee time}.", to: "playing" },
};

/** No administrator of the stage has one. */
const withoutSecondFactor = {
  ...admins,
  ...{ otherAdmin: noSecondFactor, eventAdmin: noSecondFactor, superAdmin: noSecondFactor },
};

/** The calls of administrators. */
export const adminCalls: Readonly<Record<string, Sample>> = {
  listDraws: { answers: admins },
  getAdminSession: { answers: everyAdmin },
  adminLogin: { answers: everybody(wrongPassword), body: () => wrongLogin },
  adminLoginCode: { answers: everybody(noSignInStep), body: () => someCode },
  adminLogout: { answers: everybody(ok) },
  listAdminEvents: { answers: admins },
  listUsers: { answers: admins },
  exportUsers: { answers: admins },
  exportEvents: { answers: admins },
  exportCourses: { answers: admins },
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
  listAdministrators: { answers: superAdmins },
  inviteAdministrator: {
    answers: superAdmins,
    body: () => ({ ...aColleague, email: `${randomUUID()}@club.example` }),
  },
  inviteAdministratorAgain: { answers: noColleague, body: () => ({ by: "paper" }) },
  removeAdministrator: { answers: noColleague },
  changeOwnName: { answers: admins, body: () => ({ firstName: "Robin", lastName: "Fairway" }) },
  invitePlayers: {
    answers: superAdmins,
    body: ({ outsiderId }) => ({ userIds: [outsiderId], by: "paper" }),
  },
  createUser: { answers: superAdmins, body: anAccount },
  changeUserForAdmin: {
    answers: adminsOfTheEvent,
    body: () => ({ firstName: "Renamed", shirtSize: "" }),
  },
  resetUserPassword: {
    answers: accountManagers,
    body: () => ({ newPassword: "albatross-2" }),
    userId: ({ partnerId }) => partnerId,
  },
  registerUser: { answers: adminsOfTheEvent, userId: ({ outsiderId }) => outsiderId },
  removeUserFromEvent: { answers: adminsOfTheEvent },
  archiveUser: { answers: superAdmins, userId: ({ outsiderId }) => outsiderId },
  restoreUser: { answers: superAdmins },
  previewMembers: { answers: superAdmins, body: () => ({ rows: [{ firstName: "Nora" }] }) },
  importMembers: {
    answers: superAdmins,
    body: () => ({ rows: [{ ...aName, email: `${randomUUID()}@club.example` }] }),
  },
  getLastImport: { answers: superAdmins },
  undoImport: {
    answers: { ...superAdmins, superAdmin: notLastImport },
    body: ({ outsiderId }) => ({ importId: outsiderId }),
  },
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
  listShortScorecards: { answers: admins },
  getWaitingCards: { answers: admins },
  getScoreSheet: { answers: admins },
  listPace: { answers: admins },
  listUnverifiedScorecards: { answers: admins },
  recordScores: {
    answers: adminsOfTheEvent,
    body: ({ ownerId }) => ({ ...scores, playerId: ownerId }),
  },
  verifyScorecard: { answers: adminsOfTheEvent },
  arrangeMatch: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({
      playerId: ownerId,
      opponentId: partnerId,
      roundNumber: nextRound(),
    }),
  },
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
  enterInSideGame: {
    answers: adminsOfTheEvent,
    body: ({ partnerId }) => ({ playerIds: [partnerId], teamName: "Reds" }),
  },
  takeOutOfSideGame: { answers: adminsOfTheEvent },
  exportLeaderboard: { answers: admins },
  exportParticipants: { answers: admins },
  previewScores: {
    answers: adminsOfTheEvent,
    body: ({ ownerId }) => ({ ...scores, playerId: ownerId }),
  },
  applyCourse: {
    answers: { ...adminsOfTheEvent, eventAdmin: sameCourse, superAdmin: sameCourse },
    body: () => ({ preview: true }),
  },
  listLateScores: { answers: adminsOfTheEvent },
  previewReopening: { answers: adminsOfTheEvent },
  decideLateScores: {
    answers: { ...adminsOfTheEvent, eventAdmin: nothingLate, superAdmin: nothingLate },
    body: () => ({ accept: true }),
  },
  ruleRound: {
    answers: adminsOfTheEvent,
    body: () => ({ counts: true, holes: [1, 2], reason: "Darkness" }),
  },
  unverifyScorecard: {
    answers: { ...adminsOfTheEvent, eventAdmin: notVerified, superAdmin: notVerified },
    body: () => ({ reason: null }),
  },
  withdrawRejection: {
    answers: { ...adminsOfTheEvent, eventAdmin: notSentBack, superAdmin: notSentBack },
    body: () => ({ reason: null }),
  },
  unverifyScorecards: {
    answers: adminsOfTheEvent,
    body: ({ scorecardId }) => ({ scorecardIds: [scorecardId] }),
  },
  signOnPaper: {
    answers: adminsOfTheEvent,
    body: ({ scorecardId }) => ({ scorecardIds: [scorecardId] }),
  },
  verifyScorecards: {
    answers: adminsOfTheEvent,
    body: ({ scorecardId }) => ({ scorecardIds: [scorecardId] }),
  },
  getTakings: { answers: adminsOfTheEvent },
  exportTakings: { answers: adminsOfTheEvent },
  enterPlayers: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, outsiderId }) => ({ playerIds: [ownerId, outsiderId], whenFull: "ask" }),
  },
  changeParticipants: {
    answers: adminsOfTheEvent,
    body: ({ ownerId, partnerId }) => ({ playerIds: [ownerId, partnerId], action: "markPaid" }),
  },
  changeAdminPassword: { answers: admins, body: () => anotherPassword },
  getSecondFactor: { answers: admins },
  beginSecondFactor: { answers: admins, body: () => ownPassword },
  turnOnSecondFactor: { answers: withoutSecondFactor, body: () => someCode },
  renewRecoveryCodes: {
    answers: withoutSecondFactor,
    body: () => ({ ...ownPassword, ...someCode }),
  },
  turnOffSecondFactor: {
    answers: withoutSecondFactor,
    body: () => ({ ...ownPassword, ...someCode }),
  },
  listSecondFactors: { answers: superAdmins },
  removeSecondFactor: { answers: { ...superAdmins, superAdmin: noSuchFactor } },
  listAdminSessions: { answers: admins },
  endAdminSession: {
    answers: { ...admins, otherAdmin: noSuchSession, eventAdmin: noSuchSession },
    sessionId: ({ superAdminSessionId }) => superAdminSessionId,
  },
  endOtherAdminSessions: { answers: admins },
  getAdminCounts: { answers: admins },
  listMessages: { answers: adminsOfTheEvent },
  sendMessage: { answers: adminsOfTheEvent, body: () => aMessage },
  previewMessage: {
    answers: adminsOfTheEvent,
    body: ({ partnerId }) => ({ ...aMessage, shownTo: partnerId }),
  },
  sendMessageAgain: {
    answers: { ...adminsOfTheEvent, eventAdmin: noMessage, superAdmin: noMessage },
    body: ({ ownerId }) => ({ playerIds: [ownerId] }),
  },
  getAdminToday: { answers: admins },
};
