import { Effect } from "effect";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import {
  type CardRow,
  validAttestationsIn,
} from "../../../../../projections/scorecards/queries.ts";
import { disputedHoles } from "../../card/disputes.ts";
import { signableBy } from "../../card/signableCards.ts";
import type { MatchesOver } from "../../match/matchesOver.ts";

/**
 * The work that waits for a player in their tee group: complete cards that nobody has signed yet,
 * because one signature is enough, also one on paper, and disputed holes to settle. A card that was sent back waits for
 * its own player instead. Without groups it is unknown who marks which card, so nothing is listed.
 */
export const cardsToMark = Effect.fnUntraced(function* (
  by: PlayerId,
  /** Those of the player's own groups. */
  cards: ReadonlyArray<CardRow>,
  isOver: MatchesOver,
) {
  const [first] = cards;
  if (!first) return { cardsToSign: 0, holesToSettle: 0 };
  const complete = cards.filter(
    ({ terms, scores, rejection, player_id, round }) =>
      rejection === null &&
      (scores.length >= terms.course.holes.length || isOver(player_id, round)),
  );
  const signatures = complete.length > 0 ? yield* validAttestationsIn(first.tournament_id) : [];
  const signed = new Set(signatures.map(({ scorecard_id: card }) => card));
  const open = complete.filter(
    ({ scorecard_id: card, signed_on_paper }) => !signed_on_paper && !signed.has(card),
  );
  return {
    cardsToSign: signableBy(by, open, [], []).length,
    holesToSettle: holesToSettle(by, cards),
  };
});

const holesToSettle = (by: PlayerId, cards: ReadonlyArray<CardRow>) =>
  cards
    .filter(({ player_id }) => player_id !== by)
    .map((card) => disputedHoles(card).length)
    .reduce((sum, holes) => sum + holes, 0);
