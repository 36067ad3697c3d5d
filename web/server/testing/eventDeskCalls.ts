import {
  admins,
  adminsOfTheEvent,
  noCut,
  noMessage,
  noPlayOff,
  nothingLate,
  notSentBack,
  notVerified,
  roundGoesOn,
  sameCourse,
  superAdmins,
} from "./callers.ts";
import type { Sample } from "./sample.ts";
import { scores } from "./sampleBodies.ts";
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

const aMessage = {
  ...{ kind: "teeTime", subject: "{event}", text: "You play: {tee time}.", to: "playing" },
};

/** The calls of administrators about one event. */
export const eventDeskCalls: Readonly<Record<string, Sample>> = {
  listDraws: { answers: admins },
  registerUser: { answers: adminsOfTheEvent, userId: ({ outsiderId }) => outsiderId },
  removeUserFromEvent: { answers: adminsOfTheEvent },
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
};
