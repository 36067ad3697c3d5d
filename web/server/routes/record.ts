import { Readable } from "node:stream";
import { Cache, Duration, Effect, Exit, Stream } from "effect";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../../application/access/callers.ts";
import { insightInto } from "../../../application/access/insight.ts";
import { RecordTellsNumber } from "../../../application/access/recordRefusal.ts";
import type { Position } from "../../../domain/shared/recorded.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { journalCaughtUp } from "../../../projections/caughtUp.ts";
import { ReadModelUnavailable } from "../../../projections/engine/readDb.ts";
import { endOf } from "../../../projections/journal/queries.ts";
import { fingerprintOf, recordOf } from "../../../projections/record/recordOf.ts";
import { findTournament } from "../../../projections/tournaments/queries.ts";
import { getRecord, getRecordFingerprint } from "../../contract/record.ts";
import { plainName } from "../http/plainName.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { bind, serve } from "../http/serve.ts";
import { sha256 } from "../http/sha256.ts";

interface Key {
  readonly tournamentId: TournamentId;
  readonly upTo: Position;
}

/** What auditors ask for: everything that was recorded of an event, and the hash that vouches for it. */
export const recordRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  // A crowd that looks at a finished board asks for one and the same hash of thousands of events.
  const fingerprints = await runtime.runPromise(
    Cache.makeWith(({ tournamentId, upTo }: Key) => fingerprintOf(tournamentId, upTo, sha256), {
      capacity: 100,
      // Not for ever: the lists that an event chose from can be changed beside its events.
      timeToLive: (made) => (Exit.isSuccess(made) ? Duration.minutes(1) : Duration.zero),
    }),
  );

  serve(app, runtime, getRecordFingerprint, ({ tournamentId }) =>
    Effect.flatMap(wholeJournalOf(tournamentId), (upTo) =>
      Cache.get(fingerprints, { tournamentId, upTo }),
    ),
  );

  bind(app, runtime, getRecord, async ({ tournamentId, caller }, _request, reply) => {
    const record = recordFor(tournamentId, caller, app.productVersion);
    const { name, text } = await runtime.runPromise(record);
    return reply
      .header("content-disposition", `attachment; filename="${plainName(`${name} record`)}.jsonl"`)
      .type("application/x-ndjson; charset=utf-8")
      .send(Readable.from(text));
  });
};

/** Where the journal ends for this event. A record that lacks the newest events would prove the wrong thing. */
const wholeJournalOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  if (!(yield* journalCaughtUp)) {
    return yield* new ReadModelUnavailable({ cause: "the journal of events is behind the log" });
  }
  return yield* endOf(tournamentId);
});

const recordFor = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  caller: Caller,
  rules: string,
) {
  const { settings } = yield* findTournament(tournamentId);
  // Players who come as far as this are in the field.
  if (insightInto({ tournamentId, settings }, caller, true) !== "everything") {
    return yield* new RecordTellsNumber({ tournamentId });
  }
  const upTo = yield* wholeJournalOf(tournamentId);
  const parts = yield* recordOf(tournamentId, upTo, { sha256, rules });
  return { name: settings.name, text: yield* Stream.toAsyncIterableEffect(parts) };
});
