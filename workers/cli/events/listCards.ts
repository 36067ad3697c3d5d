import { Console, Effect } from "effect";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { type CardRow, cardsOf } from "../../../projections/scorecards/queries.ts";
import { countText } from "../terminal/countText.ts";
import { refuseUnknownTournament } from "../tournamentId.ts";

export const listCards = Effect.fn("golf cards list")(function* (id: TournamentId, json: boolean) {
  yield* refuseUnknownTournament(id);
  const found = (yield* cardsOf(id)).map(shown);
  if (json) return yield* Console.log(JSON.stringify(found));
  for (const { id: cardId, playerId, round, state, thru } of found) {
    yield* Console.log([cardId, playerId, `round ${round}`, state, `thru ${thru}`].join("\t"));
  }
  yield* Console.log(`${countText(found.length, "card")}.`);
});

const shown = (card: CardRow) => ({
  ...{ id: card.scorecard_id, playerId: card.player_id, round: card.round },
  ...{ state: stateOf(card), thru: card.scores.length },
});

/** What comes first hides the others: a card that was sent back may still have signatures. */
const stateOf = ({ scores, disputed, rejection, attested_by }: CardRow) => {
  if (scores.every((score) => score.verified_at !== null)) return "verified";
  if (rejection !== null) return "sent back";
  if (disputed.length > 0) return "disputed";
  return attested_by.length > 0 ? "signed" : "open";
};
