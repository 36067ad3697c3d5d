import { Schema, Struct } from "effect";
import { canonicalJson } from "../shared/canonicalJson.ts";
import { EventMetadata, type Recorded } from "../shared/recorded.ts";
import { TournamentId } from "../shared/values.ts";

/** In hexadecimal digits, of the UTF-8 bytes of a text. */
export type Sha256 = (text: string) => string;

/** What the program writes. */
export const recordFormat = "golf-record-2";

/** What it reads: in the first format an event could not be sealed. */
export const recordFormats = ["golf-record-1", recordFormat] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** Facts besides the events on which the result depends: lists that are not stored as events. */
export const RecordTerms = Schema.Struct({
  tournamentId: TournamentId,
  /** The code of the play format; null where none was chosen. */
  playFormat: Schema.NullOr(Schema.String),
  scoringMetric: Schema.NullOr(
    Schema.Struct({
      rankingDirection: Schema.Literals(["asc", "desc"]),
      requiresHandicap: Schema.Boolean,
    }),
  ),
});
export type RecordTerms = typeof RecordTerms.Type;

/** The first line of a record. */
export const RecordHeader = Schema.Struct({
  format: Schema.Literals(recordFormats),
  /** The version of the program whose rules made the result. */
  rules: Schema.String,
  ...RecordTerms.fields,
});
export type RecordHeader = typeof RecordHeader.Type;

const lineFields = {
  /** From 1. */
  number: Schema.Int,
  stream: Schema.String,
  recordedAt: Schema.String,
  event: Schema.Unknown,
  /** The hash of this event and all events before it. */
  hash: Schema.String,
};

const { eventId, commandId, correlationId, ...told } = EventMetadata.fields;
const ids = { eventId, commandId, correlationId };

/** An event with everything that was recorded. */
export const WholeLine = Schema.Struct({ ...lineFields, metadata: EventMetadata });
type WholeLine = typeof WholeLine.Type;

/** An event without what is for administrators: a digest stands in its place. */
export const SealedLine = Schema.Struct({
  ...lineFields,
  metadata: Schema.Struct(told),
  /** The names of the fields that are left out. */
  withheld: Schema.Array(Schema.String),
  /**
   * The digest of the fields that are left out, and of the ids of the event. The ids are random and
   * not told either, so nobody finds an amount by trying.
   */
  sealed: Schema.String,
});
export type SealedLine = typeof SealedLine.Type;

/** A line for each event, in order. */
export const RecordLine = Schema.Union([WholeLine, SealedLine]);
export type RecordLine = typeof RecordLine.Type;

export const isSealed = Schema.is(SealedLine);
export const isWhole = Schema.is(WholeLine);

/** The last line. */
export const RecordEnd = Schema.Struct({
  events: Schema.Int,
  /** The hash of the last event. */
  fingerprint: Schema.String,
  /** The hash of the first line. */
  header: Schema.String,
});
export type RecordEnd = typeof RecordEnd.Type;

/** The first event is chained to this value, so other terms make another chain. */
export const chainStart = (
  sha256: Sha256,
  terms: RecordTerms,
  format: RecordFormat = recordFormat,
) => {
  const { tournamentId, playFormat, scoringMetric } = terms;
  return sha256(canonicalJson({ format, tournamentId, playFormat, scoringMetric }));
};

type Fact = Pick<Recorded, "stream" | "recordedAt" | "event" | "metadata">;
type Sealed = Omit<SealedLine, "number" | "hash">;

/** Stands where a sealed event is read. No result depends on these. */
const standIns: Readonly<Record<string, unknown>> = {
  amount: 0,
  fee: "withheld",
  reason: "withheld",
};

/** What was paid and for what, and why somebody decided something, is for administrators. */
const isPrivate = (field: string) => Object.hasOwn(standIns, field);

/** The same fact as players get it. */
export const sealFact = (sha256: Sha256, fact: Fact): Sealed => {
  const { stream, recordedAt, metadata } = fact;
  const event = fact.event as Readonly<Record<string, unknown>>;
  const withheld = Object.keys(event).filter(isPrivate).toSorted();
  const names = Struct.keys(ids);
  const secret = { ...Struct.pick(metadata, names), fields: Struct.pick(event, withheld) };
  return {
    ...{ stream, recordedAt, withheld, sealed: sha256(canonicalJson(secret)) },
    event: Struct.omit(event, withheld),
    metadata: Struct.omit(metadata, names),
  };
};

/**
 * Each event is hashed together with the hash of all events before it, so a change of an event or
 * of the order is noticed. Positions and revisions are left out, because each store assigns its
 * own. A sealed event has the same hash as the whole one.
 */
export const nextHash = (
  sha256: Sha256,
  before: string,
  fact: Fact | Sealed,
  format: RecordFormat = recordFormat,
) => {
  const { stream, recordedAt, event, metadata } = fact;
  if (format === "golf-record-1") {
    return sha256(before + canonicalJson({ stream, recordedAt, event, metadata }));
  }
  if (!("sealed" in fact)) return sha256(before + canonicalJson(sealFact(sha256, fact)));
  const { withheld, sealed } = fact;
  return sha256(before + canonicalJson({ stream, recordedAt, event, metadata, withheld, sealed }));
};

const noId = "00000000-0000-4000-8000-000000000000";

/** The event of a line, so that it can be folded. */
export const eventOf = (line: RecordLine): Pick<Recorded, "event" | "metadata"> => {
  if (isWhole(line)) return line;
  const { event, metadata, withheld } = line as SealedLine;
  const known = EventMetadata.make({
    ...metadata,
    ...{ eventId: eventId.make(noId), commandId: commandId.make(noId), correlationId: noId },
  });
  return { event: { ...(event as object), ...Struct.pick(standIns, withheld) }, metadata: known };
};
