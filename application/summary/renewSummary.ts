import { Effect, Schema } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { SummaryStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import type { JobKind } from "../ports/Jobs.ts";
import { factsOf } from "./factsOf.ts";
import { requestText } from "./requestText.ts";
import { digestOf } from "./summaryContext.ts";

const RenewedSummary = Schema.Struct({ tournamentId: TournamentId });

export const renewSummaryJob: JobKind<typeof RenewedSummary.Type> = {
  name: "renew-summary",
  payload: RenewedSummary,
};

/** Requests a new text if the facts are no longer those of the text that readers have. */
export const renewSummary = Effect.fn("renewSummary")(function* ({
  tournamentId,
}: typeof RenewedSummary.Type) {
  const facts = yield* factsOf(tournamentId);
  const digest = digestOf(facts);
  const { read } = yield* SummaryStreams;
  const { state } = yield* read(streams.summary(tournamentId), noAge);
  if (state.written === null || state.written.facts === digest) return;
  yield* requestText({ tournamentId, kind: facts.kind, facts: digest }, state.requests);
});
