import { Option, Schema, Tuple } from "effect";
import { playedIn } from "../../../../../domain/golf/played.ts";
import {
  ownerOf,
  HoleRecord as RecordOfHole,
} from "../../../../../domain/golf/sideGames/holeRecord.ts";
import {
  HoleNumber,
  HoleScore,
  intBetween,
  PlayerId,
  RoundNumber,
  SideGameId,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { eventsOfWaitingScores, waitingScores } from "../../../device/storage.ts";
import type { OutboxView } from "../../../outbox/sender.ts";
import { type Kind, makeStore } from "../../../outbox/store.ts";
import { countText } from "../../../ui/listText.ts";

const queued = {
  /** Made when the player taps, so that every attempt is the same command, also after a reload. */
  key: Schema.String,
  /** Entries are sent in the order in which they were entered. */
  order: Schema.Int,
  /** True after an attempt: it may have arrived without an answer, or may still arrive. */
  wasTried: Schema.Boolean,
};

/** A hole score that the server has not answered yet. */
const WaitingHole = Schema.Struct({
  ...queued,
  /** The player whose card it is; left out for the player who entered it. */
  playerId: Schema.optionalKey(PlayerId),
  roundNumber: RoundNumber,
  hole: HoleScore,
  /**
   * What the screen showed before: strokes, 0 for picked up, null for nothing. The server uses it to
   * detect a disagreement. Older stored entries have none.
   */
  basedOn: Schema.optionalKey(Schema.NullOr(intBetween(0, 12))),
});
export type WaitingHole = typeof WaitingHole.Type;

const onHole = { roundNumber: RoundNumber, holeNumber: HoleNumber };

/** What a version kept on a device while the shape of a record said its kind. */
const olderRecords = [
  Schema.Struct({
    ...{ ...onHole, kind: Schema.tagDefaultOmit("distance"), playerId: PlayerId },
    distance: Schema.NullOr(Schema.Finite),
  }),
  Schema.Struct({
    ...{ ...onHole, kind: Schema.tagDefaultOmit("wolf"), playerId: PlayerId },
    partnerId: Schema.NullOr(PlayerId),
  }).pipe(Schema.encodeKeys({ playerId: "wolfId" })),
];

/** A record for a side game that the server has not answered yet. */
const WaitingRecord = Schema.Struct({
  ...queued,
  sideGameId: SideGameId,
  record: Schema.Union([
    ...RecordOfHole.mapMembers(Tuple.map(Schema.fieldsAssign(onHole))).members,
    ...olderRecords,
  ]),
  /** What was typed, as its player reads it again when it arrives or is refused. */
  words: Schema.String,
});
export type WaitingRecord = typeof WaitingRecord.Type;

const WaitingEntry = Schema.Union([WaitingHole, WaitingRecord]);
export type WaitingEntry = typeof WaitingEntry.Type;

/** A hole score and the card it belongs to. */
export type EnteredHole = Pick<WaitingHole, "playerId" | "roundNumber" | "hole" | "basedOn">;

/** What was entered for a side game, and the game. */
type EnteredRecord = Pick<WaitingRecord, "sideGameId" | "record" | "words">;

export type Entered = EnteredHole | EnteredRecord;

export const isHole = <Of extends Entered>(entry: Of): entry is Of & EnteredHole => "hole" in entry;

export const isRecord = <Of extends Entered>(entry: Of): entry is Of & EnteredRecord =>
  !isHole(entry);

/**
 * What waits in these events: "2 holes", or "2 entries" if more than scores wait. Each place counts
 * once, however often it was changed.
 */
export const waitingWords = (...events: ReadonlyArray<ReadonlyArray<Entered>>): string => {
  const places = events.flatMap((entries) => [...new Set(entries.map(placeOf))]);
  return events.every((entries) => entries.every(isHole))
    ? countText(places.length, "hole")
    : countText(places.length, "entry", "entries");
};

/** A later entry of the same place replaces an earlier one. */
const placeOf = (entry: Entered): string => {
  if ("hole" in entry) {
    return `${entry.playerId ?? "own"} ${entry.roundNumber} ${entry.hole.holeNumber}`;
  }
  const { sideGameId, record } = entry;
  return `${sideGameId} ${ownerOf(record)} ${record.roundNumber} ${record.holeNumber}`;
};

export const isSamePlace = (a: Entered, b: Entered): boolean => placeOf(a) === placeOf(b);

const Text = Schema.fromJsonString(WaitingEntry);
const decode = Schema.decodeUnknownOption(Text);

/** What a player enters, and how the device stores it. */
export const ofPlayer: Kind<Entered, WaitingEntry> = {
  read: (text) => Option.getOrNull(decode(text)),
  textOf: Schema.encodeSync(Text),
  isSamePlace,
  /**
   * The base of a new score is that of the replaced one. A score that is taken back before it was ever
   * sent leaves nothing to send.
   */
  queued: (entered, place, replaced) => {
    if (!isHole(entered)) return { ...entered, ...place };
    const { basedOn } = replaced && isHole(replaced) ? replaced : entered;
    if (replaced && basedOn === null && playedIn(entered.hole) === null) return null;
    const { basedOn: _seen, ...score } = entered;
    return { ...score, ...(basedOn === undefined ? {} : { basedOn }), ...place };
  },
};

/** What this player has entered in this event and the server has not answered yet. */
export const entriesOf = (playerId: PlayerId, tournamentId: TournamentId) =>
  makeStore(waitingScores(playerId, tournamentId), ofPlayer);

/** The scores of one card. */
export const ofCard =
  (playerId: PlayerId | undefined, roundNumber: RoundNumber) =>
  <Of extends Entered>(entry: Of): entry is Of & EnteredHole =>
    isHole(entry) && entry.playerId === playerId && entry.roundNumber === roundNumber;

/** A score that the server has stored but could not show when it answered. */
export interface UnreadEntry extends EnteredHole {
  /** The last change of the hole that was on the screen then; null for a hole without a score. */
  readonly before: string | null;
}

type Changes = Pick<Scorecard, "roundNumber"> & {
  readonly scores: ReadonlyArray<Pick<Scorecard["scores"][number], "holeNumber" | "updatedAt">>;
};

export const lastChangeOf = (card: Changes | undefined, hole: HoleNumber): string | null =>
  card?.scores.find(({ holeNumber }) => holeNumber === hole)?.updatedAt ?? null;

/** Whether the card is still in its state from before. Any later state replaces the entry. */
export const isUnreadIn =
  (card: Changes | undefined) =>
  ({ hole, before }: UnreadEntry): boolean =>
    lastChangeOf(card, hole.holeNumber) === before;

/** What this player has entered, and what has become of it. */
export type PadView = OutboxView<WaitingEntry, UnreadEntry>;

const isTournament = Schema.is(TournamentId);

/** The events for which this device has unsent scores of a player. */
export const eventsWaiting = (playerId: PlayerId): ReadonlyArray<TournamentId> =>
  eventsOfWaitingScores(playerId).filter((id) => isTournament(id));

/** What waits of a player in all events together, such as "2 holes"; null for nothing. */
export const waitingOf = (playerId: PlayerId): string | null => {
  const events = eventsWaiting(playerId).map((id) => entriesOf(playerId, id).all());
  return events.every((entries) => entries.length === 0) ? null : waitingWords(...events);
};

/** The holes of a round with unsent scores on this device. */
export const holesWaitingIn = (
  playerId: PlayerId,
  tournamentId: TournamentId,
  roundNumber: RoundNumber,
): ReadonlySet<HoleNumber> =>
  new Set(
    entriesOf(playerId, tournamentId)
      .all()
      .filter(ofCard(undefined, roundNumber))
      .map(({ hole }) => hole.holeNumber),
  );

/** Whether a distance or a choice on this hole of a game waits on this device. */
export const isRecordWaiting = (
  playerId: PlayerId,
  tournamentId: TournamentId,
  sideGameId: SideGameId,
  holeNumber: HoleNumber,
): boolean =>
  entriesOf(playerId, tournamentId)
    .all()
    .filter(isRecord)
    .some((each) => each.sideGameId === sideGameId && each.record.holeNumber === holeNumber);
