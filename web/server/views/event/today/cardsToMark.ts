import { Effect } from "effect";
import { scorecardIdOf } from "../../../../../domain/shared/derivedIds.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { GroupRow } from "../../../../../projections/groups/queries.ts";
import {
  type CardRow,
  cardsWithIds,
  validAttestationsIn,
} from "../../../../../projections/scorecards/queries.ts";
import { disputedHoles } from "../../card/disputes.ts";
import { signableBy } from "../../card/signableCards.ts";
import type { MatchesOver } from "../../match/matchesOver.ts";

/**
 * The work that waits for a player in their tee group: complete cards to sign, and disputed holes
 * to settle. A card that was sent back waits for its own player instead. Without groups it is
 * unknown who marks which card, so nothing is listed.
 */
export const cardsToMark = Effect.fnUntraced(function* (
  by: PlayerId,
  /** The player's own group. */
  groups: ReadonlyArray<GroupRow>,
  isOver: MatchesOver,
) {
  const [first] = groups;
  if (!first) return { cardsToSign: 0, holesToSettle: 0 };
  const ids = groups.flatMap(({ tournament_id: tournamentId, round, members }) =>
    members.map(({ playerId }) => scorecardIdOf({ tournamentId, playerId, round })),
  );
  const cards = yield* cardsWithIds(ids);
  const complete = cards.filter(
    ({ terms, scores, rejection, player_id, round }) =>
      rejection === null &&
      (scores.length >= terms.course.holes.length || isOver(player_id, round)),
  );
  const signatures = complete.length > 0 ? yield* validAttestationsIn(first.tournament_id) : [];
  return {
    cardsToSign: signableBy(by, complete, signatures, []).length,
    holesToSettle: holesToSettle(by, cards),
  };
});

const holesToSettle = (by: PlayerId, cards: ReadonlyArray<CardRow>) =>
  cards
    .filter(({ player_id }) => player_id !== by)
    .map((card) => disputedHoles(card).length)
    .reduce((sum, holes) => sum + holes, 0);
