import { randomUUID } from "node:crypto";
import {
  accountManagers,
  admins,
  adminsOfTheEvent,
  everyAdmin,
  everybody,
  noAdministrator,
  noSecondFactor,
  noSignInStep,
  noSuchFactor,
  noSuchSession,
  notLastImport,
  ok,
  superAdmins,
  wrongPassword,
} from "./callers.ts";
import type { Sample } from "./sample.ts";
import { anAccount, anotherPassword, ownPassword, someCode, wrongLogin } from "./sampleBodies.ts";

const aName = { firstName: "Nora", lastName: "New" };

const aHole = { holeNumber: 1, par: 4, handicap: 1 };

const aCourse = { name: "Dunes", address: "Sea Road 2", city: "Troon", state: "Ayrshire" };

const aColleague = { firstName: "Edda", lastName: "Stone", accountType: "event_admin" };

/** None has the id in the path. */
const noColleague = { ...superAdmins, superAdmin: noAdministrator };

/** No administrator of the stage has one. */
const withoutSecondFactor = {
  ...admins,
  ...{ otherAdmin: noSecondFactor, eventAdmin: noSecondFactor, superAdmin: noSecondFactor },
};

/** The calls of administrators that belong to no event. */
export const adminCalls: Readonly<Record<string, Sample>> = {
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
  getAdminToday: { answers: admins },
};
