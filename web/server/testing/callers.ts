import type { Who } from "./stage.ts";

/** The call succeeds. */
export const ok = "ok";
type Refusal = readonly [status: number, sentence: string];

/** The results of a valid request for each kind of caller. */
export type Answers = Readonly<Record<Who, typeof ok | Refusal>>;

export const notSignedIn: Refusal = [401, "Not authenticated"];
const notAnAdmin: Refusal = [401, "Admin authentication required"];
export const wrongPassword: Refusal = [401, "Invalid email or password"];
export const notRegistered: Refusal = [403, "You must be registered for this event"];
export const notTheirEvent: Refusal = [403, "You can only manage events you are assigned to."];
const notASuperAdmin: Refusal = [403, "Super admin access required"];
const notOver: Refusal = [403, "Players get the record after the end of the event"];
const notTheirAccount: Refusal = [
  403,
  "Email and password of a player are changed by the player or a super admin",
];
export const notTheirCard: Refusal = [403, "You do not have access to this scorecard"];
export const ownCard: Refusal = [403, "You cannot verify your own scorecard"];
export const alreadyRegistered: Refusal = [409, "Already registered for this event"];
export const deadLink: Refusal = [404, "This link is no longer valid"];
export const noSuchSession: Refusal = [404, "Session not found"];
export const noSignInStep: Refusal = [401, "Please enter your password again"];
export const noSuchFactor: Refusal = [404, "Second factor not found"];
export const noAdministrator: Refusal = [404, "Administrator not found"];
export const noSecondFactor: Refusal = [
  409,
  "There is no second factor to do this with. Please begin again.",
];
export const roundGoesOn: Refusal = [409, "The last round is not complete for all players"];
export const noMessage: Refusal = [404, "Message not found"];
export const noCut: Refusal = [404, "Cut not found"];
export const noPlayOff: Refusal = [404, "Play-off not found"];
export const notJoined: Refusal = [403, "You have not joined this side game"];
export const sameCourse: Refusal = [409, "The course has changed nothing for this round"];
export const notSentBack: Refusal = [409, "This scorecard is not sent back"];
export const notVerified: Refusal = [409, "This scorecard is not verified"];
export const notLastImport: Refusal = [409, "Only the last import can be undone"];
export const nothingLate: Refusal = [404, "No late scores wait on this scorecard"];

export const notTheMarker: Refusal = [
  403,
  "Only the player's marker or an administrator can settle this hole",
];
export const notDisputed: Refusal = [409, "This hole is not disputed"];

export const everybody = (answer: typeof ok | Refusal): Answers => ({
  visitor: answer,
  ...{ outsider: answer, waiting: answer, owner: answer, partner: answer },
  ...{ otherAdmin: answer, eventAdmin: answer, superAdmin: answer },
});

export const anybodySignedIn: Answers = { ...everybody(ok), visitor: notSignedIn };

export const players: Answers = {
  ...anybodySignedIn,
  ...{ otherAdmin: notSignedIn, eventAdmin: notSignedIn, superAdmin: notSignedIn },
};

export const registeredPlayers: Answers = { ...players, outsider: notRegistered };

/** Without players on the waitlist. */
export const playersOfTheField: Answers = { ...registeredPlayers, waiting: notRegistered };

export const registeredAndAdmins: Answers = { ...anybodySignedIn, outsider: notRegistered };

/** The partner is in the event, but not in its games. */
export const recordersOfTheGame: Answers = {
  ...registeredAndAdmins,
  ...{ waiting: notRegistered, partner: notJoined, otherAdmin: notTheirEvent },
};

export const everyAdmin: Answers = {
  ...everybody(notAnAdmin),
  ...{ otherAdmin: ok, eventAdmin: ok, superAdmin: ok },
};

/** A player is signed in, but not as an administrator. */
export const admins: Answers = {
  ...everyAdmin,
  ...{ outsider: notTheirEvent, waiting: notTheirEvent },
  ...{ owner: notTheirEvent, partner: notTheirEvent },
};

export const adminsOfTheEvent: Answers = { ...admins, otherAdmin: notTheirEvent };

export const superAdmins: Answers = {
  ...everybody(notASuperAdmin),
  visitor: notAnAdmin,
  superAdmin: ok,
};

/** The players of the stage have signed in. */
export const accountManagers: Answers = {
  ...everybody(notTheirAccount),
  visitor: notAnAdmin,
  superAdmin: ok,
};

/** The event of the stage is not over. */
export const recordReaders: Answers = {
  ...registeredAndAdmins,
  ...{ waiting: notOver, owner: notOver, partner: notOver },
};

/** The refusals for allowed callers when the stage has nothing to act on. */
export const nothingToDo: ReadonlyArray<unknown> = [
  notSentBack,
  notVerified,
  nothingLate,
  roundGoesOn,
  noPlayOff,
  noCut,
  noMessage,
  sameCourse,
  notDisputed,
  noSecondFactor,
  noSignInStep,
  noSuchFactor,
  noAdministrator,
  notLastImport,
];
