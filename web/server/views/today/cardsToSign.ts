import { Effect } from "effect";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { GroupRow } from "../../../../projections/groups/queries.ts";
import { cardsWithIds, validAttestationsIn } from "../../../../projections/scorecards/queries.ts";
import { signableBy } from "../signableCards.ts";

/**
 * The complete cards of those who tee off with the player and wait for that signature. Where no
 * groups were drawn nobody knows whose card is whose to sign: nothing is asked for.
 */
export const cardsToSign = Effect.fnUntraced(function* (
  by: PlayerId,
  /** The player's own. */
  groups: ReadonlyArray<GroupRow>,
) {
  const [first] = groups;
  if (!first) return 0;
  const ids = groups.flatMap(({ tournament_id: tournamentId, round, members }) =>
    members.map(({ playerId }) => scorecardIdOf({ tournamentId, playerId, round })),
  );
  const cards = yield* cardsWithIds(ids);
  const complete = cards.filter(({ terms, scores }) => scores.length >= terms.course.holes.length);
  if (complete.length === 0) return 0;
  const signatures = yield* validAttestationsIn(first.tournament_id);
  return signableBy(by, complete, signatures, []).length;
});
