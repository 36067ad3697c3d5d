import { randomUUID } from "node:crypto";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { aPixel } from "../../../infrastructure/pictures/testing.ts";
import {
  alreadyRegistered,
  anybodySignedIn,
  deadLink,
  everybody,
  noSuchSession,
  notDisputed,
  notJoined,
  notSignedIn,
  notTheirCard,
  notTheMarker,
  ok,
  ownCard,
  players,
  playersOfTheField,
  recordersOfTheGame,
  recordReaders,
  registeredAndAdmins,
  registeredPlayers,
  wrongPassword,
} from "./callers.ts";
import type { Sample } from "./sample.ts";
import { anAccount, anotherPassword, scores, wrongLogin } from "./sampleBodies.ts";

const aMailAddress = () => `${randomUUID()}@club.example`;

/** The smallest valid picture. */
const aPicture = () => {
  const form = new FormData();
  form.append("picture", new Blob([aPixel]), "me.png");
  return form;
};

/** A browser that has subscribed to notices. */
const aPhone = () => ({
  subscription: {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: { p256dh: `B${"x".repeat(86)}`, auth: "y".repeat(22) },
  },
  kinds: ["teeTime"],
});

/** The calls of players and visitors. */
export const playerCalls: Readonly<Record<string, Sample>> = {
  getUser: { answers: players },
  login: {
    answers: everybody(wrongPassword),
    body: () => ({ username: wrongLogin.email, password: "wrong" }),
  },
  register: { answers: everybody(ok), body: anAccount },
  logout: { answers: everybody(ok) },
  changeUser: { answers: players, body: () => ({ firstName: "Renamed", handicap: "9.1" }) },
  changePicture: { answers: players, form: aPicture },
  removePicture: { answers: players },
  getPicture: { answers: anybodySignedIn },
  requestPasswordReset: { answers: everybody(ok), body: () => ({ email: aMailAddress() }) },
  resetPassword: { answers: everybody(deadLink), body: () => ({ newPassword: "albatross-2" }) },
  getMailChoice: { answers: players },
  changeMailChoice: { answers: players, body: () => ({ wantsMail: false }) },
  turnOffMails: { answers: everybody(deadLink) },
  getOwnPhone: { answers: players },
  keepOwnPhone: { answers: players, body: aPhone },
  forgetOwnPhone: { answers: players },
  listEvents: { answers: everybody(ok) },
  getEvent: { answers: registeredAndAdmins },
  registerForEvent: {
    answers: {
      ...players,
      ...{ waiting: alreadyRegistered, owner: alreadyRegistered, partner: alreadyRegistered },
    },
  },
  openInvitation: { answers: players, body: () => ({ eventId: "4711" }) },
  getRegistrationStatus: { answers: players },
  listMyRegistrations: { answers: players },
  listParticipants: { answers: registeredAndAdmins },
  getLeaderboard: { answers: registeredAndAdmins },
  listRounds: { answers: registeredAndAdmins },
  getSummary: { answers: registeredAndAdmins },
  listGroups: { answers: registeredAndAdmins },
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
  disputeHole: {
    answers: { ...playersOfTheField, owner: ownCard },
    body: () => ({ ...par4(1), strokes: 6 }),
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
  leaveSideGame: { answers: { ...playersOfTheField, partner: notJoined } },
  getCourse: { answers: anybodySignedIn },
  listHoles: { answers: anybodySignedIn },
  listCourses: { answers: anybodySignedIn },
  withdraw: { answers: registeredPlayers },
  listMatches: { answers: registeredAndAdmins },
  listMatchHoles: { answers: registeredAndAdmins },
  getSideGameResults: { answers: registeredAndAdmins },
  recordSideGameEntry: {
    answers: recordersOfTheGame,
    body: ({ ownerId }) => ({ playerId: ownerId, roundNumber: 1, holeNumber: 2, distance: 231.5 }),
    sideGameId: ({ longestDriveId }) => longestDriveId,
  },
  recordWolfChoice: {
    answers: recordersOfTheGame,
    body: ({ ownerId }) => ({ roundNumber: 1, holeNumber: 2, wolfId: ownerId, partnerId: null }),
    sideGameId: ({ wolfGameId }) => wolfGameId,
  },
  getScoreHistory: { answers: { ...anybodySignedIn, outsider: notTheirCard } },
  getCalendar: { answers: registeredAndAdmins },
  explainScorecard: { answers: { ...anybodySignedIn, outsider: notTheirCard } },
  getFollowedEvent: { answers: everybody(ok) },
  getFollowedBoard: { answers: everybody(ok) },
  getFollowedCard: { answers: everybody(ok) },
  getFollowedFingerprint: { answers: everybody(ok) },
  changeUserPassword: { answers: players, body: () => anotherPassword },
  listUserSessions: { answers: players },
  endUserSession: {
    answers: {
      ...players,
      ...{ outsider: noSuchSession, waiting: noSuchSession, partner: noSuchSession },
    },
  },
  endOtherUserSessions: { answers: players },
  getRoundAhead: { answers: registeredAndAdmins },
  getEventMoney: { answers: registeredAndAdmins },
  getBoardSettings: { answers: registeredAndAdmins },
  getScoreMoments: { answers: registeredAndAdmins },
  getRecordFingerprint: { answers: registeredAndAdmins },
  getRecord: { answers: recordReaders },
  getToday: { answers: players },
  getTeamLeaderboard: { answers: registeredAndAdmins },
  getHealth: { answers: everybody(ok) },
  watchLive: { answers: registeredAndAdmins },
  watchFollowedBoard: { answers: everybody(ok) },
};
