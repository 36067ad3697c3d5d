import { Schema } from "effect";
import { canonicalJson } from "../shared/canonicalJson.ts";
import { EventMetadata, type Recorded } from "../shared/recorded.ts";
import { TournamentId } from "../shared/values.ts";

/** In hexadecimal digits, of the UTF-8 bytes of a text. */
export type Sha256 = (text: string) => string;

export const recordFormat = "golf-record-1";

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
  format: Schema.Literal(recordFormat),
  /** The version of the program whose rules made the result. */
  rules: Schema.String,
  ...RecordTerms.fields,
});
export type RecordHeader = typeof RecordHeader.Type;

/** A line for each event, in order. */
export const RecordLine = Schema.Struct({
  /** From 1. */
  number: Schema.Int,
  stream: Schema.String,
  recordedAt: Schema.String,
  event: Schema.Unknown,
  metadata: EventMetadata,
  /** The hash of this event and all events before it. */
  hash: Schema.String,
});
export type RecordLine = typeof RecordLine.Type;

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
export const chainStart = (sha256: Sha256, terms: RecordTerms) => {
  const { tournamentId, playFormat, scoringMetric } = terms;
  return sha256(canonicalJson({ format: recordFormat, tournamentId, playFormat, scoringMetric }));
};

type Fact = Pick<Recorded, "stream" | "recordedAt" | "event" | "metadata">;

/**
 * Each event is hashed together with the hash of all events before it, so a change of an event or
 * of the order is noticed. Positions and revisions are left out, because each store assigns its
 * own.
 */
export const nextHash = (sha256: Sha256, before: string, fact: Fact) => {
  const { stream, recordedAt, event, metadata } = fact;
  return sha256(before + canonicalJson({ stream, recordedAt, event, metadata }));
};
