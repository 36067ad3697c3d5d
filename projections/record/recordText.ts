import { Effect, Stream } from "effect";
import {
  chainStart,
  nextHash,
  type RecordEnd,
  type RecordHeader,
  type RecordLine,
  type Sha256,
  sealFact,
} from "../../domain/audit/record.ts";
import { canonicalJson } from "../../domain/shared/canonicalJson.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";

/**
 * A line for the record itself, one for each event and one for the end, in parts. In a sealed
 * one digests stand in the place of what is for administrators of the tournament.
 */
export const recordText = <E, R>(
  header: RecordHeader,
  pages: Stream.Stream<ReadonlyArray<Recorded>, E, R>,
  sha256: Sha256,
  isSealed = false,
): Stream.Stream<string, E, R> => {
  const first = canonicalJson(header);
  let number = 0;
  let hash = chainStart(sha256, header);
  const lineOf = (fact: Recorded) => {
    const { stream, recordedAt, event, metadata } = fact;
    hash = nextHash(sha256, hash, fact);
    number += 1;
    const told = isSealed ? sealFact(sha256, fact) : { stream, recordedAt, event, metadata };
    const line: RecordLine = { number, hash, ...told };
    return `${canonicalJson(line)}\n`;
  };
  const last = Effect.sync(() => {
    const end: RecordEnd = { events: number, fingerprint: hash, header: sha256(first) };
    return `${canonicalJson(end)}\n`;
  });
  return Stream.make(`${first}\n`).pipe(
    Stream.concat(Stream.map(pages, (page) => page.map(lineOf).join(""))),
    Stream.concat(Stream.fromEffect(last)),
  );
};
