import { Readable } from "node:stream";
import { Cache, Duration, Effect, Exit, Stream } from "effect";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../../../application/access/callers.ts";
import { insightInto } from "../../../../application/access/insight.ts";
import { RecordNotOpen, RecordTellsNumber } from "../../../../application/access/recordRefusal.ts";
import { manages } from "../../../../application/access/rules.ts";
import type { Position } from "../../../../domain/shared/recorded.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { journalCaughtUp } from "../../../../projections/caughtUp.ts";
import { ReadModelUnavailable } from "../../../../projections/engine/readDb.ts";
import { endOf } from "../../../../projections/journal/queries.ts";
import { fingerprintOf, recordOf } from "../../../../projections/record/recordOf.ts";
import { findTournament } from "../../../../projections/tournaments/queries.ts";
import { getFollowedFingerprint } from "../../../contract/board/follow.ts";
import { getRecord, getRecordFingerprint } from "../../../contract/board/record.ts";
import { sharedTournament } from "../../gate/sharedTournament.ts";
import { plainName } from "../../http/plainName.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { bind, serve } from "../../http/serve.ts";
import { sha256 } from "../../http/sha256.ts";

interface Key {
  readonly tournamentId: TournamentId;
  readonly upTo: Position;
}

/** Calls for auditors: all recorded events of an event, and the hash that proves them. */
export const recordRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  // Many viewers of finished boards ask for the same hash of events with thousands of records.
  const fingerprints = await runtime.runPromise(
    Cache.makeWith(({ tournamentId, upTo }: Key) => fingerprintOf(tournamentId, upTo, sha256), {
      capacity: 100,
      // Only for a minute, because the lists of an event can change without an event.
      timeToLive: (made) => (Exit.isSuccess(made) ? Duration.minutes(1) : Duration.zero),
    }),
  );

  const fingerprintNow = (tournamentId: TournamentId) =>
    Effect.flatMap(wholeJournalOf(tournamentId), (upTo) =>
      Cache.get(fingerprints, { tournamentId, upTo }),
    );
  serve(app, runtime, getRecordFingerprint, ({ tournamentId }) => fingerprintNow(tournamentId));

  serve(app, runtime, getFollowedFingerprint, ({ params: { shareCode }, address }) =>
    Effect.gen(function* () {
      const { tournament_id: id, status } = yield* sharedTournament({ shareCode, address });
      // During play it would only tell strangers how much is recorded.
      return status === "completed" ? yield* fingerprintNow(id) : null;
    }),
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

/** The end of the journal for this event. A record without the newest events would be wrong. */
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
  const { settings, status } = yield* findTournament(tournamentId);
  // Players who reach this point are in the field.
  if (insightInto({ tournamentId, settings }, caller, true) !== "everything") {
    return yield* new RecordTellsNumber({ tournamentId });
  }
  if (caller.kind === "player" && status !== "completed") {
    return yield* new RecordNotOpen({ tournamentId });
  }
  // The participants hide the reasons from administrators of other events, too.
  const isSealed = caller.kind === "player" || !manages(caller, { tournamentId, settings });
  const upTo = yield* wholeJournalOf(tournamentId);
  const parts = yield* recordOf(tournamentId, upTo, { sha256, rules, isSealed });
  return { name: settings.name, text: yield* Stream.toAsyncIterableEffect(parts) };
});
