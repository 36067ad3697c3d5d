import { Console, Effect, Option, Schema, Stream } from "effect";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { RecordEnd } from "../../../domain/audit/record.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { journalCaughtUp } from "../../../projections/caughtUp.ts";
import { countUpTo, endOf } from "../../../projections/journal/queries.ts";
import { recordOf } from "../../../projections/record/recordOf.ts";
import { sha256 } from "../../sha256.ts";
import { writeAtomically } from "../files/writeAtomically.ts";
import { Refused } from "../refused.ts";
import { openProgressBar } from "../terminal/progressBar.ts";
import { noSuchTournament } from "../tournamentId.ts";

interface Export {
  readonly file: string;
  readonly json: boolean;
  /** The version of the program. */
  readonly rules: string;
}

const decodeEnd = Schema.decodeUnknownSync(Schema.fromJsonString(RecordEnd));

/** Writes the record of a tournament to a file. */
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
  if (upTo === 0) yield* noSuchTournament(tournamentId);
  yield* refuseChangedEvents;
  const parts = yield* recordOf(tournamentId, upTo, { sha256, rules });
  const head = yield* countUpTo(tournamentId, upTo);
  const onProgress = yield* openProgressBar("events");
  let position = 0;
  let last = "";
  const watched = Stream.tap(parts, (part) =>
    Effect.sync(() => {
      last = part;
      position += part.split("\n").length - 1;
      // The first line and the last one are no events.
      onProgress({ position: Math.min(Math.max(position - 1, 0), head), head });
    }),
  );
  const text = yield* Stream.toAsyncIterableEffect(watched);
  yield* Effect.tryPromise({
    try: (signal) => writeAtomically(file, text, { signal }),
    catch: (cause) => cause,
  });
  const { fingerprint } = decodeEnd(last);
  yield* Console.log(
    json
      ? JSON.stringify({ file, fingerprint })
      : `Wrote the record of the event to ${file}. Its fingerprint is ${fingerprint}.`,
  );
}, Effect.scoped);

/** A record of events that somebody changed would prove the change. */
const refuseChangedEvents = Effect.gen(function* () {
  const last = yield* EventLog.use(({ proof }) => Stream.runLast(proof));
  const broken = Option.getOrNull(last)?.broken;
  if (broken) {
    yield* new Refused({
      message: `The events after position ${broken.after} are not as they were appended: golf verify says more.`,
    });
  }
});
