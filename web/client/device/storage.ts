import { Schema } from "effect";

/** Named texts that a device stores, for example one for each unsent score. */
export interface TextStore {
  readonly read: () => ReadonlyMap<string, string>;
  /** False if the device refuses to store it. */
  readonly put: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  /** Notifies of changes by other pages of the browser. */
  readonly watch: (changed: () => void) => () => void;
}

/**
 * Each text has its own key, so that two pages that write at the same time never overwrite each
 * other, as they would with one list.
 */
const textStore = (storage: () => Storage, prefix: string): TextStore => ({
  read: () => {
    const texts = new Map<string, string>();
    try {
      for (const key of keysOf(storage())) {
        const text = key.startsWith(prefix) ? storage().getItem(key) : null;
        if (text !== null) texts.set(key.slice(prefix.length), text);
      }
    } catch {
      // The device refuses access to its storage, so nothing is stored.
    }
    return texts;
  },
  put: (name, text) => {
    try {
      storage().setItem(prefix + name, text);
      tellThisPage();
      return true;
    } catch {
      return false;
    }
  },
  remove: (name) => {
    try {
      storage().removeItem(prefix + name);
      tellThisPage();
    } catch {
      // The device refuses access to its storage, so nothing is stored.
    }
  },
  watch: (changed) => {
    const notify = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) changed();
    };
    window.addEventListener("storage", notify);
    return () => window.removeEventListener("storage", notify);
  },
});

const watchers = new Set<() => void>();

const tellThisPage = () => {
  for (const watcher of watchers) watcher();
};

/** Notifies of changes of any text, by this page or by another one. */
export const watchTexts = (changed: () => void): (() => void) => {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
};

const keysOf = (storage: Storage): ReadonlyArray<string> =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");

/**
 * All values that this device stores. A browser may refuse its storage (private windows, full
 * disks): then nothing is stored, and nothing else fails. `boot.js` hides the first picture of a page if
 * the device knows more than the server: see there for which of them.
 */
const keys = {
  theme: "golf.theme",
  csvSeparator: "golf.csvSeparator",
  memberColumns: "golf.memberColumns",
  rowOrder: "golf.rowOrder",
  admin: "golf.admin",
  developmentUser: "golf.developmentUser",
  pendingRegistration: "golf.pendingRegistration",
  waitingScores: "golf.waitingScores",
  deskScores: "golf.deskScores",
  deskPapers: "golf.deskPapers",
  scoredCards: "golf.scoredCards",
  askedDraws: "golf.askedDraws",
  freeDay: "golf.freeDay",
  roundsKept: "golf.roundsKept",
  signOuts: "golf.signOuts",
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
      // Then the value lives only in memory, in the code that wanted to store it.
    }
  },
  clear: (): void => {
    try {
      storage().removeItem(key);
    } catch {
      // The device refuses access to its storage, so nothing is stored.
    }
  },
});

const device = () => localStorage;
const browserSession = () => sessionStorage;

/** "dark" or "light", once somebody has used the theme switch. `boot.js` reads the same key. */
export const rememberedTheme = slot(device, keys.theme);

/** "comma", "semicolon" or "xlsx", once somebody has chosen the form of a list as a file. */
export const rememberedSeparator = slot(device, keys.csvSeparator);

/** What the columns of a file of members mean, by the heads of the file. */
export const rememberedColumns: TextStore = textStore(device, `${keys.memberColumns}.`);

/** The id of the player for whom Today was empty when it was last seen here. */
export const freeDay = slot(device, keys.freeDay);

/** "name" or "group", once somebody has chosen the order of the score sheet. */
export const rememberedRowOrder = slot(device, keys.rowOrder);

/** The id of the development sign-in, sent as X-Dev-User-Id. */
export const developmentUser = slot(device, keys.developmentUser);

/** The event a visitor wanted to register for before signing in. */
export const pendingRegistration = slot(browserSession, keys.pendingRegistration);

/** The rounds in play that keep the course from before its latest edit. */
export const rememberedRounds = slot(browserSession, keys.roundsKept);

const waitingOf = (playerId: string, tournamentId: string) =>
  `${keys.waitingScores}.${playerId}.${tournamentId}.`;

/** Unsent hole scores of a player, separate for each event. */
export const waitingScores = (playerId: string, tournamentId: string): TextStore =>
  textStore(device, waitingOf(playerId, tournamentId));

/** The name under which this device stores one of them. */
export const waitingScoreName = (playerId: string, tournamentId: string, key: string): string =>
  waitingOf(playerId, tournamentId) + key;

/** Unsent scores that an administrator has typed for an event. */
export const deskScores = (adminId: string, tournamentId: string): TextStore =>
  textStore(device, `${keys.deskScores}.${adminId}.${tournamentId}.`);

/** How many scores that an administrator has typed wait on this device, by event. */
export const unsentOfDesk = (adminId: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of textStore(device, `${keys.deskScores}.${adminId}.`).read().keys()) {
    const event = name.slice(0, name.indexOf("."));
    counts.set(event, (counts.get(event) ?? 0) + 1);
  }
  return counts;
};

/** The totals on paper cards that an administrator has typed for an event. */
export const deskPapers = (adminId: string, tournamentId: string): TextStore =>
  textStore(device, `${keys.deskPapers}.${adminId}.${tournamentId}.`);

/** "own" or "group", once a player has said whose scores of an event this device enters. */
export const scoredCards = (playerId: string, tournamentId: string) =>
  slot(device, `${keys.scoredCards}.${playerId}.${tournamentId}`);

/** The draws of an event's tee sheet that this tab has requested, until they have ended. */
export const askedDraws = (tournamentId: string): TextStore =>
  textStore(browserSession, `${keys.askedDraws}.${tournamentId}.`);

/** The calls that still have to end a session on the server. */
export const unfinishedSignOuts: TextStore = textStore(device, `${keys.signOuts}.`);

/** The ids of the events with unsent scores of a player. */
export const eventsOfWaitingScores = (playerId: string): ReadonlyArray<string> => {
  const names = [...textStore(device, `${keys.waitingScores}.${playerId}.`).read().keys()];
  return [...new Set(names.map((name) => name.slice(0, name.indexOf("."))))];
};

/** Whether this device has any unsent scores, of anybody. */
export const isAnythingUnsent = (): boolean =>
  [keys.waitingScores, keys.deskScores].some((key) => textStore(device, `${key}.`).read().size > 0);

/** The stored record of a signed-in administrator. Only the server's session authorises a call. */
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
  /** An unreadable record is removed. */
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
  /** Stores only these fields. */
  write: (admin: AdminRecord): void => storedAdmin.write(Schema.encodeSync(adminText)(admin)),
  clear: storedAdmin.clear,
};
