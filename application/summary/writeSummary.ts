import { Effect, Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";
import { commentate } from "../../domain/summary/commentate.ts";
import { writeSummary as decide } from "../../domain/summary/decisions.ts";
import type { SummaryAuthor } from "../../domain/summary/events.ts";
import type { SummaryFacts } from "../../domain/summary/facts.ts";
import { isTrueTo } from "../../domain/summary/isTrueTo.ts";
import { SummaryStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import type { JobKind } from "../ports/Jobs.ts";
import { SummaryWriter } from "../ports/SummaryWriter.ts";
import { factsOf } from "./factsOf.ts";
import { digestOf, summaryContext } from "./summaryContext.ts";

const WrittenSummary = Schema.Struct({
  tournamentId: TournamentId,
  /**
   * The number of the request in this tournament, so that a request that is handled twice has one
   * result.
   */
  request: Schema.Int,
});

export const writeSummaryJob: JobKind<typeof WrittenSummary.Type> = {
  name: "write-summary",
  payload: WrittenSummary,
};

/** How many times the provider is tried before the commentator takes over. */
const TRIES = 2;

/** Uses the present facts, which may be newer than the facts at the time of the request. */
export const writeSummary = Effect.fn("writeSummary")(function* ({
  tournamentId,
  request,
}: typeof WrittenSummary.Type) {
  const facts = yield* factsOf(tournamentId);
  const { author, text } = yield* textOf(facts, tournamentId);
  const context = yield* summaryContext("write", `${tournamentId} ${request}`);
  const { handle } = yield* SummaryStreams;
  const written = { kind: facts.kind, facts: digestOf(facts), author, text };
  yield* handle(targets.summary(tournamentId), context, (summary) =>
    decide({ tournamentId, ...written, writtenAt: context.occurredAt }, summary),
  );
});

interface Text {
  readonly author: SummaryAuthor;
  readonly text: string;
}

const textOf = Effect.fnUntraced(function* (facts: SummaryFacts, tournamentId: TournamentId) {
  const { write } = yield* SummaryWriter;
  for (let tries = 0; tries < TRIES; tries++) {
    const text = yield* write(facts).pipe(
      Effect.tapError((error) => Effect.logWarning(error.message, error.cause)),
      Effect.orElseSucceed(() => null),
    );
    if (text === null) break;
    if (isTrueTo(text, facts)) return { author: "machine", text } satisfies Text;
    yield* Effect.logWarning(`A summary of event ${tournamentId} said what is not in the facts.`);
  }
  return { author: "commentator", text: commentate(facts, tournamentId) } satisfies Text;
});
