import { Effect } from "effect";
import { requestSummary } from "../../domain/summary/decisions.ts";
import { SummaryStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { Jobs } from "../ports/Jobs.ts";
import { summaryContext } from "./summaryContext.ts";
import { writeSummaryJob } from "./writeSummary.ts";

/**
 * Requests a text for these facts. `before` is the number of earlier requests. A request that was
 * recorded but never reached the queue is added to the queue again.
 */
export const requestText = Effect.fnUntraced(function* (
  request: Parameters<typeof requestSummary>[0],
  before: number,
) {
  const { tournamentId } = request;
  const context = yield* summaryContext("request", `${tournamentId} ${before} ${request.facts}`);
  const { handle } = yield* SummaryStreams;
  const { state } = yield* handle(targets.summary(tournamentId), context, (summary) =>
    requestSummary(request, summary),
  );
  const { enqueue } = yield* Jobs;
  const id = `${tournamentId}-${state.requests}`;
  yield* enqueue(writeSummaryJob, { tournamentId, request: state.requests }, { id });
});
