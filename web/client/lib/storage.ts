import { Schema } from "effect";
import { type TextStore, textStore } from "./textStore.ts";

/**
 * Everything this device remembers, in one place. A browser may refuse its storage (private
 * windows, full disks): then nothing is remembered, and nothing else breaks.
 */
const keys = {
  theme: "golf.theme",
  admin: "golf.admin",
  developmentUser: "golf.developmentUser",
  pendingRegistration: "golf.pendingRegistration",
  waitingScores: "golf.waitingScores",
  deskScores: "golf.deskScores",
  askedDraws: "golf.askedDraws",
  roundsKept: "golf.roundsKept",
} as const;

const slot = (storage: () => Storage, key: string) => ({
  read: (): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write: (value: string): void => {
    try {
      storage().setItem(key, value);
    } catch {
      // The value lives until the page closes, in whatever asked to keep it.
    }
  },
  clear: (): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing can have been kept either.
    }
  },
});

const device = () => localStorage;
const browserSession = () => sessionStorage;

/** "dark" or "light", once somebody has used the sun switch. `boot.js` reads the same key. */
export const rememberedTheme = slot(device, keys.theme);

/** The id in the answer of the development sign-in; sent as X-Dev-User-Id. */
export const developmentUser = slot(device, keys.developmentUser);

/** The event a visitor wanted to register for before signing in. */
export const pendingRegistration = slot(browserSession, keys.pendingRegistration);

/** Which rounds in play the latest edit of a course has not reached. */
export const rememberedRounds = slot(browserSession, keys.roundsKept);

/** The hole scores of a player that the server has not answered yet, for each event apart. */
export const waitingScores = (playerId: string, tournamentId: string): TextStore =>
  textStore(device, `${keys.waitingScores}.${playerId}.${tournamentId}.`);

/** What an administrator has typed into the scores of an event and the server has not answered. */
export const deskScores = (adminId: string, tournamentId: string): TextStore =>
  textStore(device, `${keys.deskScores}.${adminId}.${tournamentId}.`);

/** The draws of an event's tee sheet that were asked for in this tab, until their end is seen. */
export const askedDraws = (tournamentId: string): TextStore =>
  textStore(browserSession, `${keys.askedDraws}.${tournamentId}.`);

/** The ids of the events in which scores of a player wait. */
export const eventsOfWaitingScores = (playerId: string): ReadonlyArray<string> => {
  const names = [...textStore(device, `${keys.waitingScores}.${playerId}.`).read().keys()];
  return [...new Set(names.map((name) => name.slice(0, name.indexOf("."))))];
};

/** Whether this device has anything, of anybody, that the server has not answered yet. */
export const isAnythingUnsent = (): boolean =>
  [keys.waitingScores, keys.deskScores].some((key) => textStore(device, `${key}.`).read().size > 0);

/** What is kept of a signed-in administrator; the server's session alone authorises a call. */
export const AdminRecord = Schema.Struct({
  id: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  accountType: Schema.String,
  /** The event of an event admin. Records of older versions have none. */
  event: Schema.optionalKey(Schema.NullOr(Schema.String)),
});
export type AdminRecord = typeof AdminRecord.Type;

const storedAdmin = slot(device, keys.admin);
const adminText = Schema.fromJsonString(AdminRecord);

export const adminRecord = {
  /** A record that cannot be read is thrown away. */
  read: (): AdminRecord | null => {
    const text = storedAdmin.read();
    if (text === null) return null;
    try {
      return Schema.decodeUnknownSync(adminText)(text);
    } catch {
      storedAdmin.clear();
      return null;
    }
  },
  /** Keeps these fields and nothing else of what it is given. */
  write: (admin: AdminRecord): void => storedAdmin.write(Schema.encodeSync(adminText)(admin)),
  clear: storedAdmin.clear,
};
