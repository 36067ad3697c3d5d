import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Console, Effect, Stream } from "effect";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { journalCaughtUp } from "../../../projections/caughtUp.ts";
import { endOf } from "../../../projections/journal/queries.ts";
import { fingerprintOf, recordOf } from "../../../projections/record/recordOf.ts";
import { Refused } from "../refused.ts";
import { sha256 } from "./sha256.ts";

interface Export {
  readonly file: string;
  readonly json: boolean;
  /** The version of the program. */
  readonly rules: string;
}

/**
 * Writes the record of a tournament to a temporary file first, so a file of the final name is
 * always complete.
 */
export const exportRecord = Effect.fn("golf audit export")(function* (
  tournamentId: TournamentId,
  { file, json, rules }: Export,
) {
  if (!(yield* journalCaughtUp)) {
    yield* new Refused({
      message: "The journal of events is behind the log: start the product, then try again.",
    });
  }
  const upTo = yield* endOf(tournamentId);
  if (upTo === 0) yield* new Refused({ message: `There is no event ${tournamentId}.` });
  const parts = yield* recordOf(tournamentId, upTo, { sha256, rules });
  const text = yield* Stream.toAsyncIterableEffect(parts);
  yield* Effect.tryPromise({
    try: (signal) => write(file, text, signal),
    catch: (cause) => cause,
  });
  const { fingerprint } = yield* fingerprintOf(tournamentId, upTo, sha256);
  yield* Console.log(
    json
      ? JSON.stringify({ file, fingerprint })
      : `Wrote the record of the event to ${file}. Its fingerprint is ${fingerprint}.`,
  );
});

const write = async (file: string, text: AsyncIterable<string>, signal: AbortSignal) => {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(Readable.from(text), createWriteStream(unfinished), { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
