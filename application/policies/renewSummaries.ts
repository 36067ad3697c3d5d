import { Clock, Duration, Effect } from "effect";
import type { EventName } from "../../domain/events.ts";
import { fieldChanges } from "../../domain/field/events.ts";
import { scoreChanges } from "../../domain/scorecard/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import { SummaryStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { Jobs } from "../ports/Jobs.ts";
import { renewSummaryJob } from "../summary/renewSummary.ts";

/** Events that may change the result of a tournament that is over. */
export const corrections: ReadonlyArray<EventName> = [
  ...scoreChanges,
  ...fieldChanges,
  "TournamentSettingsChanged",
];

/** In milliseconds. Corrections that follow each other within this time get one text together. */
const TOGETHER = Duration.toMillis("30 seconds");

/**
 * After a correction, requests a new text for a tournament that is over and has a text. The job
 * begins after the period whose corrections share it, so it knows all of them. During play, readers
 * request the texts. Returns whether the tournament is over.
 */
export const renewSummaryAfter = Effect.fnUntraced(function* ({ metadata }: Recorded) {
  const { tournamentId } = metadata;
  const { status } = yield* TournamentFacts.use(({ tournament }) => tournament(tournamentId));
  if (status !== "completed") return false;
  const { read } = yield* SummaryStreams;
  const { state } = yield* read(streams.summary(tournamentId), noAge);
  if (state.written === null) return true;
  const period = Math.floor((yield* Clock.currentTimeMillis) / TOGETHER);
  const { enqueue } = yield* Jobs;
  const id = `${tournamentId}-${period}`;
  yield* enqueue(renewSummaryJob, { tournamentId }, { id, delay: TOGETHER });
  return true;
});
