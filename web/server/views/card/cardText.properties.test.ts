import { Effect, Layer, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { Administrators } from "../../../../application/ports/Administrators.ts";
import { Lookups } from "../../../../application/ports/Lookups.ts";
import { People } from "../../../../application/ports/People.ts";
import { ScorecardEvent } from "../../../../domain/scorecard/events.ts";
import { tournamentHistory } from "../../../../domain/testing/arbitraries.ts";
import { TournamentNotFound } from "../../../../domain/tournament/rejections.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { type FoldedCard, foldCard, rowOf } from "../../../../projections/scorecards/foldCard.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";
import { recordedHistory } from "../../../../projections/testing/histories.ts";
import { Scorecard } from "../../../contract/card/scorecard.ts";
import { cardText } from "./cardText.ts";
import { scorecardsOf } from "./scorecards.ts";

const person = { firstName: "Ana", lastName: "Ace", handicap: 12, profileImage: null };

const services = Layer.mergeAll(
  Layer.mock(People, { named: (ids) => Effect.succeed(new Map(ids.map((id) => [id, person]))) }),
  Layer.mock(Administrators, { manyById: () => Effect.succeed(new Map()) }),
  Layer.mock(TournamentFacts, {
    tournament: (id) => Effect.fail(new TournamentNotFound({ tournamentId: id })),
  }),
  Layer.mock(Boards, {}),
  Layer.succeed(Lookups, {} as never),
);

const shown = (row: CardRow) => Effect.runSync(Effect.provide(scorecardsOf([row]), services))[0];

/** Each card of a history after each of its events, as one writer after the other gets it. */
const answersOf = (history: ReturnType<typeof recordedHistory>) => {
  const cards = new Map<string, FoldedCard>();
  return history.flatMap(({ event, ...recorded }) => {
    if (!Schema.is(ScorecardEvent)(event)) return [];
    const card = foldCard(cards.get(recorded.stream) ?? null, { ...recorded, event });
    if (!card) return [];
    cards.set(recorded.stream, card);
    return [rowOf(card)];
  });
};

test("a card whose unchanged holes keep their text is the card as it would be written anew", () => {
  const encode = Schema.encodeSync(Scorecard);
  let answers = 0;
  fc.assert(
    fc.property(tournamentHistory().map(recordedHistory), (history) => {
      for (const row of answersOf(history)) {
        const card = shown(row);
        const anew = shown(structuredClone(row));
        if (!card || !anew) throw new Error("the card has no player");
        expect(JSON.parse(cardText(card))).toEqual(JSON.parse(JSON.stringify(encode(anew))));
        answers += 1;
      }
    }),
    { numRuns: 20 },
  );
  expect(answers).toBeGreaterThan(0);
});
