import { HashMap, Option } from "effect";
import type { PlayerId, RoundNumber } from "../shared/values.ts";
import {
  type Entry,
  handicapAfter,
  newEntry,
  noEntry,
  type Play,
  playing,
  removed,
} from "./entry.ts";
import type { FieldEvent } from "./events.ts";
import { waitlistAfter } from "./waitlist.ts";

/**
 * The players of a tournament, its waitlist, and the players who have left. Fields may be large, so
 * a change must not copy them.
 */
export interface Field {
  readonly entries: HashMap.HashMap<PlayerId, Entry>;
  readonly registered: number;
  /** The number of the last receipt. */
  readonly receipts: number;
  /** In the order in which they will get a place. */
  readonly waitlist: ReadonlyArray<PlayerId>;
  readonly cuts: ReadonlyMap<RoundNumber, CutMade>;
}

export type CutMade = Extract<FieldEvent, { readonly _tag: "CutMade" }>;

export const initialState: Field = {
  entries: HashMap.empty(),
  registered: 0,
  receipts: 0,
  waitlist: [],
  cuts: new Map(),
};

/** Undefined for players who never registered, and for players who were removed. */
export const entryOf = ({ entries }: Field, player: PlayerId): Entry | undefined => {
  const entry = Option.getOrUndefined(HashMap.get(entries, player));
  return entry?.status === "removed" ? undefined : entry;
};

/** The entry before the removal; undefined for all other players. */
export const removedEntryOf = ({ entries }: Field, player: PlayerId): Entry | undefined => {
  const entry = Option.getOrUndefined(HashMap.get(entries, player));
  return entry?.status === "removed" && entry.removedFrom !== null ? entry : undefined;
};

// No `default` case: a new event must not compile until its meaning is decided here.
export const evolve = (field: Field, event: FieldEvent): Field => {
  switch (event._tag) {
    case "PlayerRegistered": {
      const { playerId, registrationId, missedCutAfter = null } = event;
      const play = playAfterCut(missedCutAfter);
      const comes = { registrationId, status: "registered" as const, ...newEntry };
      return put(field, playerId, { ...comes, play, missedCutAfter });
    }
    case "PlayerWaitlisted": {
      const { playerId, registrationId } = event;
      return put(field, playerId, { registrationId, status: "waitlist", ...newEntry });
    }
    case "PlayerPromoted":
      return put(field, event.playerId, {
        ...{ status: "registered", hasMovedUp: true, play: playing, leftBecause: null },
      });
    case "PlayerReinstated":
      return put(field, event.playerId, {
        ...{ status: "registered", play: backInPlay(field, event), leftBecause: null },
      });
    case "PlayerWithdrew":
      return put(field, event.playerId, {
        ...(event.beforeStart ? { status: "cancelled" } : { play: { status: "withdrawn" } }),
        leftBecause: event.reason,
      });
    case "PlayerDisqualified": {
      const leftBecause = event.reason;
      return put(field, event.playerId, { play: { status: "disqualified" }, leftBecause });
    }
    case "PlayerTeeChosen":
    case "PlayerHandicapCorrected": {
      const before = knownOf(field, event.playerId);
      return put(field, event.playerId, handicapAfter(before, event));
    }
    case "RegistrationDeclined":
      return put(field, event.playerId, { status: "declined" });
    case "RegistrationRemoved":
      return put(field, event.playerId, removed(knownOf(field, event.playerId)));
    case "EntryFeeChosen":
      return put(field, event.playerId, { fee: event.fee });
    case "PaymentRecorded": {
      const { playerId, amount, method, receipt = null } = event;
      const receipts = Math.max(field.receipts, receipt ?? 0);
      return { ...put(field, playerId, { paid: { amount, method, receipt } }), receipts };
    }
    case "PaymentRefunded":
      return put(field, event.playerId, { paid: null });
    case "CutMade":
      return cut(field, event);
    case "CutWithdrawn":
      return withoutCut(field, event);
  }
};

const knownOf = ({ entries }: Field, player: PlayerId) =>
  Option.getOrElse(HashMap.get(entries, player), () => noEntry);

/**
 * Taking a disqualification back does not undo a cut: a player who had missed it has still missed
 * it.
 */
const backInPlay = (field: Field, { playerId }: { readonly playerId: PlayerId }) =>
  playAfterCut(knownOf(field, playerId).missedCutAfter);

const playAfterCut = (missedCutAfter: RoundNumber | null): Play =>
  missedCutAfter === null ? playing : { status: "missed_cut", afterRound: missedCutAfter };

const put = (field: Field, player: PlayerId, change: Partial<Entry>): Field => {
  const before = knownOf(field, player);
  const after = { ...before, ...change };
  return {
    ...field,
    entries: HashMap.set(field.entries, player, after),
    registered:
      field.registered +
      Number(after.status === "registered") -
      Number(before.status === "registered"),
    waitlist: waitlistAfter(field.waitlist, player, {
      waited: before.status === "waitlist",
      waits: after.status === "waitlist",
    }),
  };
};

const cut = (field: Field, event: CutMade): Field => {
  const playOn = new Set(event.playerIds);
  return {
    ...field,
    cuts: new Map([...field.cuts, [event.afterRound, event]]),
    entries: HashMap.map(field.entries, (entry, player) => {
      if (!isUpForCut(entry, event.afterRound)) return entry;
      const missedCutAfter = playOn.has(player) ? null : event.afterRound;
      return { ...entry, missedCutAfter, play: playAfterCut(missedCutAfter) };
    }),
  };
};

/**
 * A player who has left or was disqualified since the cut keeps that status. If it is taken back,
 * the player plays on.
 */
const withoutCut = (
  field: Field,
  { afterRound }: Extract<FieldEvent, { readonly _tag: "CutWithdrawn" }>,
): Field => ({
  ...field,
  cuts: new Map([...field.cuts].filter(([round]) => round !== afterRound)),
  entries: HashMap.map(field.entries, (entry) => {
    if (entry.missedCutAfter !== afterRound) return entry;
    const play = entry.play.status === "missed_cut" ? playing : entry.play;
    return { ...entry, missedCutAfter: null, play };
  }),
});

/**
 * The players who still play, and those who were sent home by an earlier decision about the same
 * cut.
 */
export const isUpForCut = ({ status, play }: Entry, afterRound: RoundNumber) =>
  status === "registered" &&
  (play.status === "playing" || (play.status === "missed_cut" && play.afterRound === afterRound));
