import { Effect } from "effect";
import { formerPlayer, People } from "../../../../application/ports/People.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { cardReferencesOf, cardsWithIds } from "../../../../projections/scorecards/queries.ts";
import { MOST_ROWS } from "../../../contract/inputs/partOfList.ts";
import { byName } from "../person/byName.ts";
import { scorecardsOf } from "./scorecards.ts";

interface Asked {
  readonly playerId?: PlayerId;
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * The cards of an event by name and round, or part of them. Names are not in the read model, so the
 * order is known only here. For cards outside the part, only the keys are read.
 */
export const cardsByName = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  { playerId, limit = MOST_ROWS, offset = 0 }: Asked,
) {
  const cards = yield* cardReferencesOf(tournamentId, playerId ?? null);
  const people = yield* People.use(({ named }) => named(cards.map((card) => card.player_id)));
  const nameOf = (player: PlayerId) => people.get(player) ?? formerPlayer;
  const inOrder = cards.toSorted(
    (a, b) =>
      byName(nameOf(a.player_id), nameOf(b.player_id)) ||
      a.player_id.localeCompare(b.player_id) ||
      a.round - b.round,
  );
  const ids = inOrder.slice(offset, offset + limit).map((card) => card.scorecard_id);
  const rows = new Map((yield* cardsWithIds(ids)).map((row) => [row.scorecard_id, row]));
  const items = yield* scorecardsOf(ids.flatMap((id) => rows.get(id) ?? []));
  return { items, total: cards.length };
});
