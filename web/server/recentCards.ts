import { Context, Effect, Layer } from "effect";
import { makeBoundedMap } from "../../application/boundedMap.ts";
import type { Accepted } from "../../application/commandHandler.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import type { ReadDb, ReadModelUnavailable } from "../../projections/readDb.ts";
import { foldCard } from "../../projections/scorecards/foldCard.ts";
import {
  type CardRow,
  cardById,
  type ScorecardNotFound,
} from "../../projections/scorecards/queries.ts";
import { type CardText, makeCardText } from "./cardText.ts";

/** What a command came to. */
export type Written = Pick<Accepted<unknown, ScorecardEvent>, "facts" | "revision" | "position">;

export interface RecentCard {
  readonly row: CardRow;
  /** Remembers what it was made of. */
  readonly textOf: CardText;
}

/** Of each a few thousand bytes, and as many of text. */
const MOST = 2000;

/**
 * The cards that were written last, for the answers to their writers: whoever wrote hole 4 wrote
 * hole 3 shortly before, so nobody has to read a card of which this process made every change.
 */
export class RecentCards extends Context.Service<
  RecentCards,
  {
    /** As it was after a command, or newer. To be called when the read models have seen that. */
    readonly after: (
      scorecardId: ScorecardId,
      written: Written,
    ) => Effect.Effect<RecentCard, ScorecardNotFound | ReadModelUnavailable, ReadDb>;
  }
>()("golf/web/server/RecentCards") {
  static readonly layer = Layer.sync(RecentCards, () => {
    const cards = makeBoundedMap<ScorecardId, RecentCard>(MOST);

    const keep = (row: CardRow) => {
      const known = cards.get(row.scorecard_id);
      const newest =
        known && known.row.revision > row.revision
          ? known
          : { row, textOf: known?.textOf ?? makeCardText() };
      cards.set(row.scorecard_id, newest);
      return newest;
    };

    return {
      after: (scorecardId, written) =>
        Effect.suspend(() => {
          const card = advance(cards.get(scorecardId)?.row ?? null, written);
          if (card) return Effect.succeed(keep(card));
          return Effect.map(cardById(scorecardId), keep);
        }),
    };
  });
}

/**
 * Null where the card has to be read: who repeats a command may have been overtaken by other
 * processes, and so may a card of which something is missing in between.
 */
const advance = (known: CardRow | null, { facts, revision, position }: Written) => {
  if (facts.length === 0 || revision === null || position === null) return null;
  if (known && known.revision >= revision) return known;
  const first = revision - facts.length + 1;
  if (first !== (known?.revision ?? -1) + 1) return null;
  return facts.reduce<CardRow | null>(
    (card, fact, index) => foldCard(card, { ...fact, revision: first + index, position }),
    known,
  );
};
