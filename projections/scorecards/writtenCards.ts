import { type Array, Context, Effect, Layer, Schema } from "effect";
import { EventStore } from "../../application/ports/EventStore.ts";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { CardFact } from "./changes.ts";
import { type FoldedCard, foldCard, rowOf } from "./foldCard.ts";
import type { CardRow } from "./queries.ts";

/** Of about 10 kB each. The card that was written least recently is dropped first. */
const CAPACITY = 2000;

/** A fact of a card, and the stream in which it is. */
type Written = CardFact<ScorecardEvent> & Pick<Recorded, "stream">;

/**
 * The cards that this process writes, for the answers to their writers. They are folded from what
 * was written, with the handlers of the read model, so a crowd of writers reads nothing. What is
 * missing, because another process wrote or this one has just started, is read from the stream.
 */
export class WrittenCards extends Context.Service<
  WrittenCards,
  {
    /**
     * The card with these events, which were appended just now: the store has accepted them after
     * all that is folded here. Null if what is missing cannot be read.
     */
    readonly after: (
      appended: Array.NonEmptyReadonlyArray<Written>,
    ) => Effect.Effect<CardRow | null>;
  }
>()("golf/projections/scorecards/WrittenCards") {
  static readonly layer = Layer.effect(
    WrittenCards,
    Effect.gen(function* () {
      const store = yield* EventStore;
      const cards = new Map<string, FoldedCard>();

      const missing = Effect.fnUntraced(function* (stream: string, known: FoldedCard | undefined) {
        const { events } = yield* store.read(stream, known?.card.revision);
        return yield* Effect.forEach(events, (recorded) =>
          Effect.map(decode(recorded.event), (event) => ({ ...recorded, event })),
        );
      });

      const keep = (stream: string, card: FoldedCard) => {
        if (nextAfter(card) <= nextAfter(cards.get(stream))) return;
        cards.delete(stream);
        cards.set(stream, card);
        const [oldest] = cards.keys();
        if (cards.size > CAPACITY && oldest) cards.delete(oldest);
      };

      const after = Effect.fnUntraced(function* (appended: Array.NonEmptyReadonlyArray<Written>) {
        const [{ stream, revision }] = appended;
        const known = cards.get(stream);
        const isNext = revision === nextAfter(known);
        const facts: ReadonlyArray<CardFact<ScorecardEvent>> = isNext
          ? appended
          : yield* missing(stream, known);
        const card = facts.reduce(foldCard, known ?? null);
        if (card) keep(stream, card);
        return card && rowOf(card);
      });

      return { after: (appended) => Effect.orElseSucceed(after(appended), () => null) };
    }),
  );
}

const nextAfter = (known: FoldedCard | undefined) => (known?.card.revision ?? -1) + 1;

const decode = Schema.decodeUnknownEffect(ScorecardEvent);
