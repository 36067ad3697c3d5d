import { Context, Effect, Exit, Request, RequestResolver } from "effect";
import type { ScorecardId } from "../../domain/shared/values.ts";
import { ReadDb, type ReadModelUnavailable } from "../engine/readDb.ts";
import { type CardRow, cardsWithIds } from "./queries.ts";
import { ScorecardNotFound } from "./scorecardNotFound.ts";

interface CardById
  extends Request.Request<CardRow, ScorecardNotFound | ReadModelUnavailable, ReadDb> {
  readonly _tag: "CardById";
  readonly scorecardId: ScorecardId;
}
const CardById = Request.tagged<CardById>("CardById");

/**
 * After a page, several writers continue at the same moment, and each whose card is not at hand needs
 * it for its answer: whoever repeats a request, and everybody on EventStoreDB. One query reads them all.
 */
const together = RequestResolver.makeWith<CardById>({
  batchKey: ({ context }) => Context.get(context, ReadDb),
  delay: Effect.yieldNow,
  collectWhile: () => true,
  runAll: Effect.fnUntraced(function* (entries) {
    const ids = new Set(entries.map(({ request }) => request.scorecardId));
    const read = cardsWithIds([...ids]).pipe(
      Effect.provideContext(entries[0].context),
      Effect.map((rows) => new Map(rows.map((row) => [row.scorecard_id, row]))),
    );
    const cards = yield* read;
    for (const entry of entries) {
      const { scorecardId } = entry.request;
      const card = cards.get(scorecardId);
      entry.completeUnsafe(
        card ? Exit.succeed(card) : Exit.fail(new ScorecardNotFound({ scorecardId })),
      );
    }
  }),
});

export const cardById = (scorecardId: ScorecardId) =>
  Effect.request(CardById({ scorecardId }), together);
